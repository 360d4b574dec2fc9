// A recorded game, step by step: slider, buttons, keys.

import { Board } from "./board.js";
import { look } from "./dialogs.js";
import { HoverCard } from "./hover.js";
import * as motion from "./motion.js";
import { replaceParts } from "./parts.js";

const PLAY_EVERY = 1100;
const main = document.querySelector("main.replay");
const { base } = main.dataset;
const last = Number(main.dataset.last);
const slider = document.getElementById("step");
const turns = document.getElementById("turn");
const banner = document.getElementById("banner");
const boardElement = document.getElementById("board");
const starts = [...turns.options].map((option) => Number(option.value));
const log = document.getElementById("log");
const entries = [...log.children];
const cache = new Map();

let step = Number(main.dataset.step);
let wanted = step;
let timer;

const board = new Board(boardElement, {
  look: (thing) => look(`${base}/${step}/about/${encodeURIComponent(thing)}`),
  choose() {},
});

const hover = new HoverCard(board, {
  address: (thing) => `${base}/${step}/about/${encodeURIComponent(thing)}`,
  moment: () => step,
});

/** Shows the story as far as it has come, and marks what the last step brought. */
function showLogUpTo({ from, to }) {
  for (const [at, entry] of entries.entries()) {
    entry.hidden = at >= to;
    if (at >= from && at < to) entry.setAttribute("aria-current", "step");
    else entry.removeAttribute("aria-current");
  }
  log.scrollTop = log.scrollHeight;
}

async function fetched(number) {
  if (!cache.has(number)) {
    const answer = await fetch(`${base}/${number}`, { headers: { accept: "application/json" } });
    if (!answer.ok) throw new Error(String(answer.status));
    cache.set(number, await answer.json());
  }
  return cache.get(number);
}

async function go(number) {
  wanted = Math.max(0, Math.min(last, number));
  slider.value = wanted;
  document.getElementById("step-number").textContent = wanted;
  const asked = wanted;
  let answer;
  try {
    answer = await fetched(asked);
  } catch {
    banner.textContent = document.getElementById("texts").dataset.trouble;
    banner.hidden = false;
    return;
  }
  // The slider may have gone on while the answer was under way.
  if (asked !== wanted) return;
  banner.hidden = true;
  const isNext = asked === step + 1;
  const before = isNext ? motion.remember(boardElement) : new Map();
  step = asked;
  replaceParts(answer.parts);
  board.refresh();
  showLogUpTo(answer.log);
  if (isNext) motion.show(boardElement, before, answer.motion ?? []);
  turns.selectedIndex = Math.max(0, starts.findLastIndex((start) => start <= step));
  if (step < last) fetched(step + 1).catch(() => {});
}

showLogUpTo({ from: 0, to: Number(main.dataset.events) });
log.classList.remove("pending");

const GO = {
  first: () => 0,
  last: () => last,
  back: () => wanted - 1,
  forth: () => wanted + 1,
  "turn-back": () => starts.findLast((start) => start < wanted) ?? 0,
  "turn-forth": () => starts.find((start) => start > wanted) ?? last,
};

function play(isOn) {
  clearInterval(timer);
  timer = isOn ? setInterval(() => (wanted < last ? go(wanted + 1) : play(false)), PLAY_EVERY) : undefined;
  document.querySelector("[data-go=play]").setAttribute("aria-pressed", String(isOn));
}

for (const button of document.querySelectorAll("[data-go]")) {
  button.addEventListener("click", () => {
    if (button.dataset.go === "play") return play(timer === undefined);
    play(false);
    return go(GO[button.dataset.go]());
  });
}
slider.addEventListener("input", () => {
  play(false);
  go(Number(slider.value));
});
turns.addEventListener("change", () => go(Number(turns.value)));
document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() === "i" && hover.thing && !event.ctrlKey && !event.metaKey) {
    hover.hide();
    return look(hover.address(hover.thing.id));
  }
  if (event.target.closest?.("select, #board, dialog") || event.altKey || event.ctrlKey || event.metaKey) return;
  const key = { ArrowLeft: "back", ArrowRight: "forth", PageUp: "turn-back", PageDown: "turn-forth", Home: "first", End: "last" }[
    event.key
  ];
  if (!key) return;
  event.preventDefault();
  play(false);
  go(GO[key]());
});
