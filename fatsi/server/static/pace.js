// Bots one can follow: what they did waits in a line and is shown at the reader's own pace. The game itself goes on.

const DELAYS = { slow: 2600, normal: 600, fast: 0 };
const KEPT = "fatsi-pace";

export class Pace {
  /** `show(message)` shows what the server said. */
  constructor(show) {
    this.show = show;
    this.line = [];
    this.isPaused = false;
    this.speed = DELAYS[localStorage.getItem(KEPT)] === undefined ? "normal" : localStorage.getItem(KEPT);
    this.last = 0;
    this.refresh();
  }

  /** Takes a message of a bot's doing, or one that follows such a message; others are to be shown at once. */
  takes(message, isOfBot) {
    if (!this.line.length && !(isOfBot && message.kind === "update")) return false;
    this.line.push(message);
    this.plan();
    return true;
  }

  plan() {
    clearTimeout(this.timer);
    if (this.isPaused || !this.line.length) return;
    const wait = this.last + DELAYS[this.speed] - performance.now();
    this.timer = setTimeout(() => this.step(), Math.max(0, wait));
  }

  /** Shows the next message. */
  step() {
    const message = this.line.shift();
    if (!message) return;
    this.last = performance.now();
    this.show(message);
    this.plan();
  }

  /** Whether something is still to be shown. */
  get isBehind() {
    return this.line.length > 0;
  }

  /** Forgets what was not shown: the server will tell how things stand. */
  forget() {
    clearTimeout(this.timer);
    this.line.length = 0;
  }

  pause() {
    this.isPaused = !this.isPaused;
    this.refresh();
    this.plan();
  }

  set(speed) {
    this.speed = speed;
    localStorage.setItem(KEPT, speed);
    this.refresh();
    this.plan();
  }

  /** Lets the buttons say how things are; they are new whenever the decision is. */
  refresh() {
    for (const button of document.querySelectorAll("[data-do=pause]")) {
      const text = this.isPaused ? button.dataset.go : button.dataset.pause;
      button.setAttribute("aria-pressed", String(this.isPaused));
      button.querySelector("span").textContent = text;
    }
    for (const button of document.querySelectorAll("[data-do=step]")) button.hidden = !this.isPaused;
    for (const button of document.querySelectorAll("[data-speed]")) {
      button.setAttribute("aria-pressed", String(button.dataset.speed === this.speed));
    }
  }
}
