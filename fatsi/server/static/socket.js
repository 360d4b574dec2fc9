// The line to the server: opens again by itself, later and later, and never repeats what was said.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const PING_EVERY = 25000;

export class Line {
  /** `heard(message)` gets every message, `lost()` and `back()` tell of the connection, `hello()` is said first. */
  constructor(path, { hello, heard, lost, back }) {
    this.path = path;
    this.hello = hello;
    this.heard = heard;
    this.lost = lost;
    this.back = back;
    this.wait = FIRST_WAIT;
    this.wasLost = false;
    this.isOver = false;
    this.unsaid = [];
    this.open();
    setInterval(() => this.send({ do: "ping" }), PING_EVERY);
    // A laptop that wakes up, or a network that is back, need not wait.
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  open() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      socket.send(JSON.stringify(this.hello()));
      for (const message of this.unsaid.splice(0)) this.send(message);
    });
    socket.addEventListener("message", (event) => {
      // Only now it is known that the server lets us in.
      this.wait = FIRST_WAIT;
      if (this.wasLost) this.back();
      this.wasLost = false;
      this.heard(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => {
      if (socket !== this.socket || this.isOver) return;
      this.unsaid.length = 0;
      if (!this.wasLost) this.lost();
      this.wasLost = true;
      this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    });
  }

  hurry() {
    if (this.timer !== undefined) this.open();
  }

  /** Does not come back any more: the server will not have it. */
  end() {
    this.isOver = true;
  }

  /** Says it now or not at all; returns whether it was said. Only while the page opens it waits for the line. */
  send(message) {
    if (this.socket.readyState === WebSocket.CONNECTING && !this.wasLost) return this.unsaid.push(message) > 0;
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
