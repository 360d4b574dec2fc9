// The connection to the server: reopens by itself, after longer and longer waits, and never sends a message twice.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const PING_EVERY = 25000;

export class Line {
  /** `heard(message)` gets every message, `lost()` and `back()` report the connection, `hello()` gives the first message. */
  constructor(path, { hello, heard, lost, back }) {
    this.path = path;
    this.hello = hello;
    this.heard = heard;
    this.lost = lost;
    this.back = back;
    this.wait = FIRST_WAIT;
    this.wasLost = false;
    this.isOver = false;
    this.unsent = [];
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
      for (const message of this.unsent.splice(0)) this.send(message);
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
      this.unsent.length = 0;
      if (!this.wasLost) this.lost();
      this.wasLost = true;
      this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    });
  }

  hurry() {
    if (this.timer !== undefined) this.open();
  }

  /** Does not reconnect any more: the server refuses. */
  end() {
    this.isOver = true;
  }

  /** Sends it now or not at all; returns whether it was sent. Only while the page loads it waits for the connection. */
  send(message) {
    if (this.socket.readyState === WebSocket.CONNECTING && !this.wasLost) return this.unsent.push(message) > 0;
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
