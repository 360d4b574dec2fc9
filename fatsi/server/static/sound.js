// Sounds, made here and small: a bell for one's turn, dice, a ghost that falls, a tile that is haunted. Off unless wished.

let air;

const isOn = () => document.documentElement.dataset.sounds === "on";

function tone(pitch, { at = 0, length = 0.5, loud = 0.12, shape = "sine", to = pitch } = {}) {
  const start = air.currentTime + at;
  const [voice, volume] = [air.createOscillator(), air.createGain()];
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(air.destination);
  voice.start(start);
  voice.stop(start + length);
}

const SOUNDS = {
  turn() {
    for (const [at, pitch] of [523, 784, 1046].entries()) tone(pitch, { at: at * 0.09, length: 1.2, loud: 0.08 });
  },
  roll() {
    for (let at = 0; at < 7; at++) tone(900 + 500 * ((at * 7) % 5) / 5, { at: at * 0.07, length: 0.05, shape: "triangle" });
  },
  fallen: () => tone(700, { to: 1400, length: 0.6, loud: 0.1 }),
  haunted: () => tone(180, { to: 60, length: 1.1, loud: 0.2, shape: "triangle" }),
  restored: () => tone(440, { to: 660, length: 0.7 }),
  boss: () => tone(110, { to: 55, length: 1.8, loud: 0.25, shape: "sawtooth" }),
  hurt: () => tone(140, { to: 90, length: 0.35, loud: 0.2, shape: "square" }),
};
const SAME = { curse: "roll", died: "hurt" };

/** Plays what belongs to these kinds, each once. */
export function sound(kinds) {
  if (!isOn() || document.hidden) return;
  air ??= new AudioContext();
  if (air.state === "suspended") air.resume();
  for (const kind of new Set(kinds.map((one) => SAME[one] ?? one))) SOUNDS[kind]?.();
}
