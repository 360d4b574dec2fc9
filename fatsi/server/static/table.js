// The table: listens to the server, shows what changed, and sends what was chosen.

import { Board } from "./board.js";
import * as dialogs from "./dialogs.js";
import { jumpTo, wireFilters } from "./filter.js";
import { HoverCard } from "./hover.js";
import { listen } from "./keys.js";
import * as motion from "./motion.js";
import { watchOverflow } from "./overflow.js";
import { Pace } from "./pace.js";
import { appendEntry, extendLog, followEnd, replaceParts } from "./parts.js";
import { Since } from "./since.js";
import { Line } from "./socket.js";
import { sound } from "./sound.js";
import { isChatShown, showTab } from "./tabs.js";

const main = document.querySelector("main.table");
const base = `/table/${main.dataset.table}`;
const texts = document.getElementById("texts").dataset;
const boardElement = document.getElementById("board");
const banner = document.getElementById("banner");
const live = document.getElementById("live");
const followLog = followEnd(document.getElementById("panel-log"));
const decision = () => document.getElementById("decision");
const markOverflow = watchOverflow(decision);

// How long a request may go unanswered before another may be made; the server takes none twice.
const PATIENCE = 8000;
// How long what is forced stands there before it is played.
const FORCED_AFTER = 1100;

let version = Number(main.dataset.version);
let isMine = decision().dataset.mine === "true";
// The request that waits for its answer; only one at a time.
let pending = null;
// The request for a hint that waits for its answer; acting does not wait for it.
let hinting = null;
let requests = 0;
let bannerTimer;
let patience;
let forcing;
// After an undo nothing is played by itself: it would be done again at once.
let isTakenBack = false;
// What the reader pointed at last among the choices, and would perhaps have taken.
let meant = null;

const aboutAddress = (thing) => `${base}/about/${encodeURIComponent(thing)}`;

const board = new Board(boardElement, {
  look: (thing) => dialogs.look(aboutAddress(thing)),
  choose(buttons, thing, pointer, event) {
    const isTouch = pointer === "touch" || pointer === "pen";
    const common = buttons.filter((button) => !("rare" in button.dataset));
    const only = common.length === 1 && !("ask" in common[0].dataset) ? common[0] : null;
    if (only && !isTouch) {
      act(only.dataset.action);
      return;
    }
    const box = thing.getBoundingClientRect();
    const isClick = event?.clientX > 0;
    dialogs.offer(buttons, {
      address: aboutAddress(thing.id),
      isTouch,
      x: isClick ? event.clientX : box.right,
      y: isClick ? event.clientY : box.top,
      act,
    });
  },
});

const hover = new HoverCard(board, { address: aboutAddress, moment: () => version });
const since = new Since(main.dataset.table, document.getElementById("log"));
const pace = new Pace(show);

const line = new Line(`${base}/socket?language=${document.documentElement.lang}`, {
  hello: () => ({ do: "hello", version, said: lastSaid() }),
  heard,
  lost() {
    // Whether the last request arrived is not known: the server's next message shows.
    settle();
    endHinting();
    pace.forget();
    showNotice(texts.lost, true);
  },
  back: () => showNotice(texts.back),
});

// --- what the server says ---

function heard(message) {
  main.dataset.line = "open";
  if (message.kind === "update" || message.kind === "people") {
    if (!pace.takes(message, decision().dataset.waiting === "bot")) show(message);
  } else if (message.kind === "refused") refused(message);
  else if (message.kind === "hint") hinted(message);
  else if (message.kind === "chat") said(message.entry);
  else if (message.kind === "bye") showNotice(texts.lost, true);
}

function show(message) {
  if (message.kind === "update") update(message);
  else people(message);
}

function update(message) {
  hover.hide();
  clearTimeout(forcing);
  version = message.version;
  main.dataset.version = version;
  // With a new version the request is done, or came too late; a hint would be about the old one.
  settle();
  if (message.parts?.decision) dialogs.withdraw();
  const before = motion.remember(boardElement);
  clearHint();
  exchange(message.parts ?? {});
  endHinting();
  const fresh = message.log ? extendLog(document.getElementById("log"), message.log) : [];
  followLog();
  if (message.id) since.mark();
  since.refresh();
  motion.show(boardElement, before, message.motion ?? []);
  sound((message.motion ?? []).map((one) => one.kind));
  announce(fresh);
  pass(message);
  force();
  showCoached();
  const result = document.getElementById("result");
  if (!result.hidden && message.parts?.result) result.querySelector("h2")?.focus();
}

/** Brings what the coach speaks of into sight. */
function showCoached() {
  if (!document.getElementById("coach")) return;
  decision().scrollTop = 0;
  const behavior = motion.isOn() ? "smooth" : "auto";
  boardElement.querySelector(".can")?.scrollIntoView({ block: "nearest", behavior });
}

/** Who is there has changed, and with it perhaps who decides for whom. */
function people(message) {
  if (message.mine !== isMine) dialogs.withdraw();
  const { scrollTop } = decision();
  const hint = document.getElementById("hint");
  hint?.remove();
  exchange(message.parts);
  // The position is the same, and so is the hint for it.
  if (hint && !hint.hidden && message.mine === isMine) putHint(hint);
  since.refresh();
  showHinting();
  decision().scrollTop = scrollTop;
  markOverflow();
  welcomeAwaited();
  pass(message);
}

/** Takes up whose decision it is now. */
function pass(message) {
  document.title = message.title;
  const wasMine = isMine;
  isMine = message.mine;
  if (isMine && !wasMine) {
    notify();
    sound(["turn"]);
  }
}

/** Plays what is the only choice, unless the reader wants to be asked; the page says what it did. */
function force() {
  const { forced } = decision().dataset;
  const only = decision().querySelector("[data-action]");
  if (!forced || !only || isTakenBack || document.hidden || document.documentElement.dataset.forced !== "on") return;
  const at = version;
  forcing = setTimeout(() => {
    if (version !== at || pending || document.querySelector("dialog[open]")) return;
    showNotice(forced);
    act(only.dataset.action);
  }, FORCED_AFTER);
}

function refused(message) {
  if (message.id && message.id === hinting) endHinting();
  else settle();
  if (message.is_final) line.end();
  showNotice(message.text, message.is_final);
  if (message.rule) banner.append(" ", ruleLink(message.rule));
}

function ruleLink(topic) {
  const link = document.createElement("button");
  link.type = "button";
  link.className = "link";
  link.dataset.rule = topic;
  link.textContent = texts.rule;
  return link;
}

/** Opens the rules where a topic is explained. */
function showRule(topic) {
  const place = document.getElementById(`rule-${topic}`);
  if (!place) return;
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  showTab("rules");
  jumpTo(place);
}

const lastSaid = () => Number(document.getElementById("chat").lastElementChild?.dataset.number ?? 0);

function said(entry) {
  appendEntry(document.getElementById("chat"), entry);
  if (!isChatShown()) {
    const unread = document.getElementById("unread");
    unread.textContent = Number(unread.textContent || 0) + 1;
    unread.hidden = false;
  }
}

/** Puts new parts in place; the focus stays on the same choice, or goes to the first one. */
function exchange(parts) {
  const focused = document.activeElement;
  const wasIn = focused?.closest?.("#decision, #players, #board");
  const place = wasIn && { part: wasIn.id, action: focused.dataset?.action, id: focused.id };
  replaceParts(parts);
  board.refresh();
  markOverflow();
  pace.refresh();
  if (pending) decision().setAttribute("aria-busy", "true");
  if (!place || document.contains(focused)) return;
  if (place.part !== "decision") document.getElementById(place.id)?.focus();
  // It may be gone, such as a token that was spent.
  if (place.part === "board" && document.activeElement === document.body) board.focus();
  if (document.activeElement === document.body) (choiceToFocus(place.action) || document.getElementById("question"))?.focus();
}

/** The choice with an action, or the first one; none that is folded away, for it cannot have the focus. */
function choiceToFocus(action) {
  const choices = [...decision().querySelectorAll("[data-action]:not(:disabled)")].filter((choice) => choice.checkVisibility());
  return choices.find((choice) => choice.dataset.action === action) ?? choices[0];
}

/** Reads out what happened, and what is asked. */
function announce(entries) {
  const happened = entries.slice(-8).map((entry) => entry.textContent.trim());
  const question = document.getElementById("question")?.textContent.trim() ?? "";
  const coach = document.querySelector("#coach .coach-text")?.textContent.trim() ?? "";
  live.textContent = [...happened, question, coach].join(" ").trim();
}

function showNotice(text, stays = false) {
  clearTimeout(bannerTimer);
  banner.textContent = text;
  banner.hidden = !text;
  banner.classList.toggle("lasting", stays);
  if (!stays) bannerTimer = setTimeout(() => (banner.hidden = true), 6000);
}

// --- what the reader does ---

function settle() {
  clearTimeout(patience);
  pending = null;
  decision().removeAttribute("aria-busy");
}

function request(message) {
  if (pending) return;
  const id = `c${++requests}`;
  if (!line.send({ ...message, id })) {
    showNotice(texts.lost);
    return;
  }
  pending = id;
  decision().setAttribute("aria-busy", "true");
  patience = setTimeout(settle, PATIENCE);
}

function hint() {
  const button = document.querySelector("[data-do=hint]");
  if (!button || hinting) return;
  const id = `c${++requests}`;
  if (!line.send({ do: "hint", version, id })) {
    showNotice(texts.lost);
    return;
  }
  hinting = id;
  showHinting();
}

function showHinting() {
  const button = document.querySelector("[data-do=hint]");
  if (hinting) button?.setAttribute("aria-busy", "true");
  else button?.removeAttribute("aria-busy");
}

function endHinting() {
  hinting = null;
  showHinting();
}

/** Takes the hint away, and what it lit. */
function clearHint() {
  for (const lit of document.querySelectorAll(".advised-place, .choice.best")) lit.classList.remove("advised-place", "best");
  const old = document.getElementById("hint");
  if (!old || old.hidden) return;
  const hadFocus = old.contains(document.activeElement);
  const empty = document.createElement("div");
  empty.id = "hint";
  empty.hidden = true;
  old.remove();
  decision().querySelector(".ask")?.after(empty);
  if (hadFocus) choiceToFocus()?.focus();
}

function hinted(message) {
  if (message.id !== hinting) return;
  endHinting();
  if (message.version !== version) return;
  clearHint();
  replaceParts(message.parts);
  putHint(document.getElementById("hint"));
  document.body.classList.remove("folded");
  markOverflow();
  live.textContent = [message.text, compare()].filter(Boolean).join(" ");
}

/** Puts a hint where it pushes nothing away: over the log, and on phones at the top of the sheet. */
function putHint(hint) {
  document.getElementById("hint")?.remove();
  if (matchMedia("(max-width: 760px)").matches) {
    decision().querySelector(".ask").after(hint);
    decision().scrollTop = 0;
  } else {
    document.getElementById("hint-place").append(hint);
  }
  const best = hint.querySelector("[data-take]");
  for (const id of best.dataset.targets.split(" ")) if (id) document.getElementById(id)?.classList.add("advised-place");
  decision().querySelector(`[data-action="${CSS.escape(best.dataset.take)}"]`)?.classList.add("best");
  compare();
}

/** Says how what the reader would have done compares with the best choice; returns what it says. */
function compare() {
  let said = "";
  for (const one of document.querySelectorAll("#hint [data-compare]")) {
    one.hidden = one.dataset.compare !== meant;
    if (!one.hidden) said = one.textContent.trim();
  }
  return said;
}

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const choice = event.target instanceof Element && event.target.closest("#decision [data-action]");
    if (!choice || choice.dataset.action === meant) return;
    meant = choice.dataset.action;
    compare();
  });
}

/** Whether a choice that is asked about once was pressed for the second time. */
function isMeant(choice) {
  const { confirm } = choice.dataset;
  if (!confirm || choice.classList.contains("asked")) return true;
  choice.classList.add("asked");
  choice.querySelector("span").textContent = confirm;
  live.textContent = confirm;
  return false;
}

function act(action) {
  clearTimeout(forcing);
  isTakenBack = false;
  meant = null;
  motion.skip();
  request({ do: "act", version, action });
}

function undo() {
  if (!document.querySelector("[data-do=undo]")) return;
  clearTimeout(forcing);
  isTakenBack = true;
  request({ do: "undo", version });
}

async function post(path, fields) {
  try {
    const answer = await fetch(`${base}${path}`, { method: "POST", body: new URLSearchParams(fields) });
    const content = await answer.json().catch(() => ({}));
    if (!answer.ok) showNotice(content.error ?? texts.trouble);
    return answer.ok ? content : null;
  } catch {
    showNotice(texts.trouble);
    return null;
  }
}

// The seat that somebody is awaited at while its link is shown.
let awaited = null;

/** Shows the link to a seat, as text and as a code for phones, until somebody has come. */
async function invite(button) {
  const seat = button.closest(".seat").id;
  const answer = await post("/invite", { seat: button.dataset.seat });
  if (!answer) return;
  const dialog = dialogs.showLink(texts.invite, texts.inviteText, answer, texts.copied);
  const waiting = dialog.querySelector("#link-waiting");
  waiting.hidden = !button.dataset.waiting;
  waiting.textContent = button.dataset.waiting ?? "";
  awaited = seat;
  dialog.addEventListener("close", () => (awaited = null), { once: true });
}

/** Invites to the first open seat that is left, right after a table was laid for friends. */
function inviteNext() {
  const button = document.querySelector(".seat.open [data-do=invite]");
  if (button) invite(button);
}

/** Somebody has come, and the link to that seat has done its work. */
function welcomeAwaited() {
  if (!awaited || document.getElementById(awaited)?.classList.contains("open")) return;
  document.getElementById("link").close();
}

const DO = {
  undo,
  hint,
  unhint: clearHint,
  pause: () => pace.pause(),
  step: () => pace.step(),
  speed: (button) => pace.set(button.dataset.speed),
  fold() {
    document.body.classList.toggle("folded");
    markOverflow();
  },
  help: () => document.getElementById("help").showModal(),
  invite(button) {
    button.closest("details").open = false;
    return invite(button);
  },
  async key() {
    const answer = await post("/key", {});
    if (answer) dialogs.showLink(texts.key, texts.keyText, answer, texts.copied);
  },
  async seat(button) {
    if (button.dataset.asks && !confirm(button.dataset.asks)) return;
    button.closest("details").open = false;
    const { seat, to } = button.dataset;
    const isDone = await post("/seats", { seat, to });
    // The row of the seat is sent again in a moment; by then the link is on its way.
    if (isDone && to === "open") invite(button.closest(".menu").querySelector("[data-do=invite]") ?? button);
  },
  async host(button) {
    if (!confirm(button.dataset.asks)) return;
    button.closest("details").open = false;
    if (await post("/host", { seat: button.dataset.seat })) location.reload();
  },
  async claim() {
    if (await post("/claim", {})) location.reload();
  },
  async remove(button) {
    if (confirm(button.dataset.asks) && await post("/delete", {})) location.assign("/");
  },
  async notify(button) {
    const answer = await Notification.requestPermission();
    showNotice(answer === "granted" ? texts.notifyOn : texts.notifyOff);
    button.hidden = true;
  },
};

document.addEventListener("click", (event) => {
  const choice = event.target.closest("#decision [data-action]");
  if (choice) return isMeant(choice) && act(choice.dataset.action);
  const advised = event.target.closest("#hint [data-take]:not([aria-disabled])");
  if (advised) return act(advised.dataset.take);
  const rule = event.target.closest("[data-rule]");
  if (rule) {
    event.preventDefault();
    return showRule(rule.dataset.rule);
  }
  const button = event.target.closest("[data-do]");
  if (button && DO[button.dataset.do]) return DO[button.dataset.do](button);
  const thing = event.target.closest("[data-about]");
  if (thing) dialogs.look(aboutAddress(thing.dataset.about));
});
// A right click on a choice looks at what it is about, as one on the board does.
document.addEventListener("contextmenu", (event) => {
  const [thing] = event.target.closest?.("[data-action], [data-take]")?.dataset.targets.split(" ") ?? [];
  if (!thing) return;
  event.preventDefault();
  dialogs.look(aboutAddress(thing));
});
document.addEventListener("pointerdown", () => motion.skip(), true);

/** Looks at what the mouse is on, or at what the focused choice is about. */
function lookAtPointed() {
  const chosen = document.activeElement?.closest?.("[data-action], [data-take]");
  const thing = hover.thing?.id ?? chosen?.dataset.targets.split(" ")[0];
  hover.hide();
  if (thing) dialogs.look(aboutAddress(thing));
}

function notify() {
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    const question = document.getElementById("question")?.textContent.trim();
    try {
      const note = new Notification(texts.notifyTitle, { body: question, tag: base });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // Some phones notify through service workers alone: the title says it too.
    }
  }
}

const askNotify = document.querySelector("[data-do=notify]");
if (askNotify && "Notification" in window && Notification.permission === "default") askNotify.hidden = false;

document.getElementById("say")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = document.getElementById("say-text");
  const text = field.value.trim();
  if (!text) return;
  if (line.send({ do: "chat", text, id: `c${++requests}` })) field.value = "";
  else showNotice(texts.lost);
});

function openChat() {
  if (!isChatShown()) showTab("chat");
  const unread = document.getElementById("unread");
  unread.hidden = true;
  unread.textContent = "";
  document.getElementById("say-text")?.focus();
}

document.getElementById("tab-chat").addEventListener("click", openChat);

// Entries of the log point at the board: by pointer, by arrow keys, and by a tap, which brings the board into sight.
const logPanel = document.getElementById("panel-log");
logPanel.addEventListener("keydown", (event) => {
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!way) return;
  event.preventDefault();
  const entries = [...document.getElementById("log").children];
  const at = entries.indexOf(document.activeElement);
  const next = at < 0 ? entries.at(-1) : entries[Math.max(0, Math.min(entries.length - 1, at + way))];
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
});
logPanel.addEventListener("click", (event) => {
  const behavior = motion.isOn() ? "smooth" : "auto";
  if (event.target.closest("[data-at]")) boardElement.scrollIntoView({ block: "nearest", behavior });
});
wireFilters();
showCoached();
since.refresh();
force();
if (location.hash === "#invite") {
  history.replaceState(null, "", location.pathname);
  inviteNext();
}
for (const form of document.querySelectorAll("form[data-asks]")) {
  form.addEventListener("submit", (event) => confirm(form.dataset.asks) || event.preventDefault());
}
listen({
  h: hint,
  i: lookAtPointed,
  u: undo,
  l: () => showTab("log", true),
  c: openChat,
  r() {
    showTab("rules");
    document.querySelector("#panel-rules input").focus();
  },
  b() {
    if (document.activeElement?.closest("#board")) choiceToFocus()?.focus();
    else board.focus();
  },
  "?": DO.help,
});
