// Motion: things go from where they were to where they are. Nothing waits for it, a click ends it, and it can be off.

const MOVE = 340;
const BURN = 700;
const TUMBLE = 600;
const SHOW_DICE = 1100;
const ENTRANCE = 1900;
const running = new Set();

export function isOn() {
  const wish = document.documentElement.dataset.motion;
  return wish === "on" || (wish !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches);
}

/** Ends all motion at once. */
export function skip() {
  for (const animation of [...running]) animation.finish();
}

function play(element, frames, options) {
  const animation = element.animate(frames, { fill: "backwards", ...options });
  running.add(animation);
  const done = () => running.delete(animation);
  animation.finished.then(done, done);
  return animation;
}

/** The middle of an element in the units of the picture, which stay the same when the page is laid out anew. */
function middle(element, picture) {
  const box = element.getBoundingClientRect();
  if (!box.width) return null;
  return { x: (box.x + box.width / 2 - picture.e) / picture.a, y: (box.y + box.height / 2 - picture.f) / picture.d };
}

/** Remembers where everything that moves is, and how it looks. */
export function remember(board) {
  const found = new Map();
  const picture = isOn() && board.querySelector("svg").getScreenCTM();
  if (!picture) return found;
  for (const mover of board.querySelectorAll(".mover[id]")) {
    const place = middle(mover, picture);
    if (place) found.set(mover.id, { place, mover });
  }
  return found;
}

/** Moves what has another place now, burns what is gone, and shows what the hints say. */
export function show(board, before, hints) {
  const svg = board.querySelector("svg");
  const picture = isOn() && svg.getScreenCTM();
  if (!picture) return;
  const deck = middle(document.getElementById("deck"), picture);
  const bosses = new Set(hints.filter((hint) => hint.kind === "boss").map((hint) => hint.at));
  const here = new Set();
  for (const mover of board.querySelectorAll(".mover[id]")) {
    const place = middle(mover, picture);
    if (!place) continue;
    here.add(mover.id);
    const old = before.get(mover.id)?.place ?? (mover.id.startsWith("ghost-") ? deck : null);
    if (!old) continue;
    const [dx, dy] = [old.x - place.x, old.y - place.y];
    if (bosses.has(mover.id)) enter(svg, mover, place, old);
    else if (Math.hypot(dx, dy) > 2) fly(svg, mover, dx, dy);
  }
  for (const hint of hints) react(board, hint);
  const fallen = hints.filter((hint) => hint.kind === "fallen").map((hint) => hint.at);
  for (const id of fallen) if (before.has(id) && !here.has(id)) burn(svg, before.get(id).mover);
  const rolls = hints.filter((hint) => hint.kind === "roll" || hint.kind === "curse");
  if (rolls.length) tumble(board, rolls);
}

function fly(svg, mover, dx, dy) {
  const way = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }];
  send(svg, mover, way, { duration: MOVE, easing: "cubic-bezier(.3,.7,.3,1)" });
}

/** An incarnation of Wu-Feng comes out of the deck, stands large over the darkened village, then takes its place. */
function enter(svg, mover, place, from) {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const [dx, dy] = [x + width / 2 - place.x, y + height / 2 - place.y];
  const way = [
    { transform: `translate(${from.x - place.x}px, ${from.y - place.y}px) scale(.4)`, opacity: 0 },
    { transform: `translate(${dx}px, ${dy}px) scale(3.2)`, opacity: 1, offset: 0.25 },
    { transform: `translate(${dx}px, ${dy}px) scale(3)`, opacity: 1, offset: 0.75 },
    { transform: "none" },
  ];
  send(svg, mover, way, { duration: ENTRANCE, easing: "ease-in-out" }).classList.add("entering");
  play(svg.parentElement, [{ filter: "none" }, { filter: "brightness(.8) saturate(.6)", offset: 0.3 }, { filter: "none" }], {
    duration: ENTRANCE,
  });
}

/** A copy above everything else does the way, so that nothing lies over it. */
function send(svg, mover, way, options) {
  const copy = mover.cloneNode(true);
  strip(copy);
  copy.setAttribute("aria-hidden", "true");
  svg.append(copy);
  mover.classList.add("flying");
  const land = () => {
    copy.remove();
    mover.classList.remove("flying");
  };
  play(copy, way, options).finished.then(land, land);
  return copy;
}

function burn(svg, ghost) {
  const copy = ghost.cloneNode(true);
  strip(copy);
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("burning");
  svg.append(copy);
  const frames = [
    { opacity: 1, transform: "translate(0, 0)", filter: "brightness(1)" },
    { opacity: 1, filter: "brightness(1.6) sepia(1) saturate(4)", offset: 0.35 },
    { opacity: 0, transform: "translate(0, -24px)", filter: "brightness(.3) sepia(1) saturate(3)" },
  ];
  const gone = () => copy.remove();
  play(copy, frames, { duration: BURN, easing: "ease-in" }).finished.then(gone, gone);
}

function strip(copy) {
  for (const element of [copy, ...copy.querySelectorAll("[id]")]) {
    element.removeAttribute("id");
    element.removeAttribute("tabindex");
  }
  copy.classList.remove("can", "may", "lit");
  // A click that lands on it is meant for what lies below, and would be lost with the copy.
  copy.setAttribute("pointer-events", "none");
}

function react(board, hint) {
  const element = hint.at && document.getElementById(hint.at);
  if (!element) return;
  if (hint.kind === "haunted") {
    play(element, [{ filter: "brightness(2.2)" }, { filter: "brightness(.2)", offset: 0.5 }, { filter: "brightness(1)" }], {
      duration: 800,
    });
  } else if (hint.kind === "restored") {
    play(element, [{ filter: "brightness(2)" }, { filter: "brightness(1)" }], { duration: 600 });
  } else if (hint.kind === "hurt" || hint.kind === "died") {
    const frames = [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));
    play(element, frames, { duration: 380 });
  }
}

/** Dice roll over the board and lie there a moment. */
function tumble(board, rolls) {
  board.querySelector(".tumble")?.remove();
  const tray = document.createElement("div");
  tray.className = "tumble";
  tray.setAttribute("aria-hidden", "true");
  const last = rolls[rolls.length - 1];
  for (const [at, face] of last.faces.entries()) {
    const die = document.createElement("span");
    die.className = last.kind === "curse" ? "die curse" : "die";
    die.innerHTML = `<svg viewBox="0 0 100 100"><use href="#d-${CSS.escape(face)}"/></svg>`;
    tray.append(die);
    const turn = 360 + 180 * at;
    play(
      die,
      [
        { transform: `translate(${-120 + 40 * at}px, -90px) rotate(-${turn}deg) scale(.6)`, opacity: 0 },
        { transform: `translate(${-30 + 10 * at}px, 14px) rotate(-60deg)`, opacity: 1, offset: 0.6 },
        { transform: "none" },
      ],
      { duration: TUMBLE + 60 * at, easing: "ease-out" },
    );
  }
  board.append(tray);
  const gone = () => tray.remove();
  play(tray, [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], { duration: TUMBLE + SHOW_DICE }).finished.then(
    gone,
    gone,
  );
}
