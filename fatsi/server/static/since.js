// What happened since the reader last chose something: a short list in the decision, which points at the board.

const MOST = 40;

export class Since {
  constructor(table, log) {
    this.key = `fatsi-since-${table}`;
    this.log = log;
    this.from = Number(localStorage.getItem(this.key) ?? log.children.length);
  }

  /** The reader has chosen: all that was shown by now is known. */
  mark() {
    this.from = this.log.children.length;
    localStorage.setItem(this.key, this.from);
  }

  /** Fills the list of the decision, if it has one and others have done something. */
  refresh() {
    const place = document.getElementById("since");
    if (!place) return;
    const entries = [...this.log.children].slice(this.from).slice(-MOST);
    place.hidden = entries.length < 2;
    place.querySelector(".count").textContent = entries.length;
    place.querySelector("ol").replaceChildren(...entries.map((entry) => entry.cloneNode(true)));
  }
}
