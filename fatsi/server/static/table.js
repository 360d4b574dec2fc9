// The table: listens to the server, shows what changed, and sends what was chosen.

import { Board } from "./board.js";
import * as dialogs from "./dialogs.js";
import { wireFilters } from "./filter.js";
import { listen } from "./keys.js";
import * as motion from "./motion.js";
import { watchOverflow } from "./overflow.js";
import { appendEntry, extendLog, followEnd, replaceParts } from "./parts.js";
import { Line } from "./socket.js";
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

let version = Number(main.dataset.version);
let isMine = decision().dataset.mine === "true";
// The request that waits for its answer; only one at a time.
let pending = null;
// The request for a hint that waits for its answer; acting does not wait for it.
let hinting = null;
let requests = 0;
let bannerTimer;
let patience;

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

const line = new Line(`${base}/socket`, {
  hello: () => ({ do: "hello", version, said: lastSaid() }),
  heard,
  lost() {
    // Whether the last request arrived is not known: the server's next message shows.
    settle();
    endHinting();
    showNotice(texts.lost, true);
  },
  back: () => showNotice(texts.back),
});

// --- what the server says ---

function heard(message) {
  main.dataset.line = "open";
  if (message.kind === "update") update(message);
  else if (message.kind === "refused") refused(message);
  else if (message.kind === "hint") hinted(message);
  else if (message.kind === "people") people(message);
  else if (message.kind === "chat") said(message.entry);
  else if (message.kind === "bye") showNotice(texts.lost, true);
}

function update(message) {
  version = message.version;
  main.dataset.version = version;
  // With a new version the request is done, or came too late; a hint would be about the old one.
  settle();
  if (message.parts?.decision) dialogs.withdraw();
  const before = motion.remember(boardElement);
  exchange(message.parts ?? {});
  endHinting();
  clearHint();
  const fresh = message.log ? extendLog(document.getElementById("log"), message.log) : [];
  followLog();
  motion.show(boardElement, before, message.motion ?? []);
  announce(fresh);
  pass(message);
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
  exchange(message.parts);
  // The position is the same, and so is the hint for it.
  if (hint && message.mine === isMine) document.getElementById("hint")?.replaceWith(hint);
  showHinting();
  decision().scrollTop = scrollTop;
  markOverflow();
  pass(message);
}

/** Takes up whose decision it is now. */
function pass(message) {
  document.title = message.title;
  const wasMine = isMine;
  isMine = message.mine;
  if (isMine && !wasMine) notify();
}

function refused(message) {
  if (message.id && message.id === hinting) endHinting();
  else settle();
  if (message.is_final) line.end();
  showNotice(message.text, message.is_final);
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
  if (pending) decision().setAttribute("aria-busy", "true");
  if (!place || document.contains(focused)) return;
  if (place.part === "decision") {
    const same = place.action && decision().querySelector(`[data-action="${CSS.escape(place.action)}"]:not(:disabled)`);
    (same || decision().querySelector("[data-action]:not(:disabled)") || document.getElementById("question"))?.focus();
  } else if (place.id) {
    document.getElementById(place.id)?.focus();
    // It may be gone, such as a token that was spent.
    if (place.part === "board" && document.activeElement === document.body) board.focus();
  }
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

/** Takes the hint away; it may still be there where the same is asked again. */
function clearHint() {
  const old = document.getElementById("hint");
  if (!old || old.hidden) return;
  const hadFocus = old.contains(document.activeElement);
  old.hidden = true;
  old.replaceChildren();
  if (hadFocus) decision().querySelector("[data-action]:not(:disabled)")?.focus();
}

function hinted(message) {
  if (message.id !== hinting) return;
  endHinting();
  if (message.version !== version) return;
  replaceParts(message.parts);
  document.body.classList.remove("folded");
  markOverflow();
  // The question stays in sight: the hint follows it.
  decision().scrollTop = 0;
  live.textContent = message.text;
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
  motion.skip();
  request({ do: "act", version, action });
}

function undo() {
  if (document.querySelector("[data-do=undo]")) request({ do: "undo", version });
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

const DO = {
  undo,
  hint,
  fold() {
    document.body.classList.toggle("folded");
    markOverflow();
  },
  help: () => document.getElementById("help").showModal(),
  async invite(button) {
    button.closest("details").open = false;
    const answer = await post("/invite", { seat: button.dataset.seat });
    if (answer) dialogs.showLink(texts.invite, texts.inviteText, answer, texts.copied);
  },
  async key() {
    const answer = await post("/key", {});
    if (answer) dialogs.showLink(texts.key, texts.keyText, answer, texts.copied);
  },
  seat(button) {
    if (button.dataset.asks && !confirm(button.dataset.asks)) return;
    button.closest("details").open = false;
    post("/seats", { seat: button.dataset.seat, to: button.dataset.to });
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
  const button = event.target.closest("[data-do]");
  if (button && DO[button.dataset.do]) return DO[button.dataset.do](button);
  const thing = event.target.closest("[data-about]");
  if (thing) dialogs.look(aboutAddress(thing.dataset.about));
});
document.addEventListener("pointerdown", () => motion.skip(), true);

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
listen({
  h: hint,
  u: undo,
  l: () => showTab("log", true),
  c: openChat,
  r() {
    showTab("rules");
    document.querySelector("#panel-rules input").focus();
  },
  b() {
    if (document.activeElement?.closest("#board")) decision().querySelector("[data-action]:not(:disabled)")?.focus();
    else board.focus();
  },
  "?": DO.help,
});
