// A card beside whatever the mouse rests on: what it is, how it stands, the odds from there. It shows, and never acts.

import { fetchMarkup } from "./dialogs.js";

const REST = 450;
const GAP = 14;

export class HoverCard {
  /** `address(thing)` is where a thing is described, `moment()` changes when the description would. */
  constructor(board, { address, moment }) {
    this.board = board;
    this.address = address;
    this.moment = moment;
    this.known = new Map();
    this.thing = null;
    this.card = document.getElementById("card");
    document.addEventListener("pointermove", (event) => this.moved(event));
    for (const kind of ["pointerdown", "wheel", "scroll"]) document.addEventListener(kind, () => this.hide(), true);
    document.documentElement.addEventListener("pointerleave", () => this.leave());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
  }

  /** What the mouse is on: the id of a thing of the board, or of what an element says it is about. */
  pointed(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (!target || target.closest("dialog")) return null;
    const about = target.closest("[data-about]");
    if (about) return { id: about.dataset.about, element: about };
    const thing = this.board.root.contains(target) && this.board.under(event);
    return thing ? { id: thing.id, element: thing } : null;
  }

  moved(event) {
    if (event.pointerType !== "mouse") return;
    const found = this.pointed(event);
    if (found?.id === this.thing?.id) return;
    this.leave();
    this.thing = found;
    if (found) this.timer = setTimeout(() => this.show(found), REST);
  }

  leave() {
    this.thing = null;
    this.hide();
  }

  /** Takes the card away; it comes back when the mouse has been on something else. */
  hide() {
    clearTimeout(this.timer);
    this.card.hidden = true;
  }

  async show(found) {
    const markup = await this.ask(found.id);
    if (!markup || this.thing !== found || document.querySelector("dialog[open]") || !found.element.isConnected) return;
    this.card.innerHTML = markup;
    this.card.hidden = false;
    this.place(found.element.getBoundingClientRect());
  }

  async ask(thing) {
    const key = `${this.moment()} ${thing}`;
    if (!this.known.has(key)) {
      if (this.known.size > 60) this.known.clear();
      this.known.set(key, await fetchMarkup(this.address(thing)).catch(() => ""));
    }
    return this.known.get(key);
  }

  /** Beside the thing, where there is more room, and wholly in sight. */
  place(box) {
    const { offsetWidth: width, offsetHeight: height } = this.card;
    const isLeft = box.left > innerWidth - box.right;
    const x = isLeft ? box.left - width - GAP : box.right + GAP;
    const y = box.top + box.height / 2 - height / 2;
    this.card.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
    this.card.style.top = `${Math.max(8, Math.min(y, innerHeight - height - 8))}px`;
  }
}
