// The board: what can be chosen glows, pointing at one thing lights what belongs to it, and things can be reached by keys.

const THING =
  /^(tile|space|board|taoist|ghost|figure|supply|token|buddha|villagers|receptacle|artifact)-|^(qi-supply|deck|dice|haunted|portal|crystals|su-ling|shelter|graveyard)$/;

export class Board {
  /** `choose(buttons, thing, pointer)` is called for what can be chosen, `look(thing)` for everything else. */
  constructor(root, { choose, look }) {
    this.root = root;
    this.choose = choose;
    this.look = look;
    this.pointer = "mouse";
    root.addEventListener("pointerdown", (event) => (this.pointer = event.pointerType), true);
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("contextmenu", (event) => this.lookAt(event));
    root.addEventListener("keydown", (event) => this.pressed(event));
    root.addEventListener("focusin", (event) => this.rove(event.target.closest("[id]")));
    for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => this.point(event));
    for (const kind of ["pointerout", "focusout"]) document.addEventListener(kind, () => this.unpoint());
    this.refresh();
  }

  buttons() {
    return [...document.querySelectorAll("#decision button[data-action]:not(:disabled)")];
  }

  buttonsFor(thing) {
    return this.buttons().filter((button) => button.dataset.targets.split(" ").includes(thing));
  }

  /** Lights up what can be chosen now. */
  refresh() {
    for (const old of this.root.querySelectorAll(".can, .may")) old.classList.remove("can", "may");
    for (const button of this.buttons()) {
      const kind = "rare" in button.dataset ? "may" : "can";
      for (const id of button.dataset.targets.split(" ")) {
        if (id) document.getElementById(id)?.classList.add(kind);
      }
    }
    for (const thing of this.things()) {
      const isChoosable = thing.matches(".can, .may");
      thing.setAttribute("role", isChoosable ? "button" : "img");
      thing.setAttribute("tabindex", "-1");
    }
    const first = this.root.querySelector(".can") ?? this.root.querySelector(".may") ?? this.things()[0];
    this.rove(first);
  }

  things() {
    // What is absent now is an empty group, of no size.
    return [...this.root.querySelectorAll("svg [id]")].filter(
      (thing) => THING.test(thing.id) && thing.querySelector(":scope > .halo"),
    );
  }

  rove(thing) {
    if (!thing || !THING.test(thing.id)) return;
    for (const other of this.root.querySelectorAll('[tabindex="0"]')) other.setAttribute("tabindex", "-1");
    thing.setAttribute("tabindex", "0");
  }

  focus() {
    this.root.querySelector('[tabindex="0"]')?.focus();
  }

  // --- pointing ---

  point(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (!target) return;
    // What a tap has left in focus is not pointed at.
    if (event.type === "focusin" && !target.matches(":focus-visible")) return;
    this.unpoint();
    const button = target.closest("[data-targets]");
    const place = target.closest("[data-at]");
    const ids = button?.dataset.targets ?? place?.dataset.at;
    if (ids !== undefined) {
      for (const id of ids.split(" ")) if (id) document.getElementById(id)?.classList.add("lit");
      return;
    }
    if (!this.root.contains(target)) return;
    const thing = event.type === "focusin" ? this.thingsOf(target)[0] : this.under(event);
    if (!thing) return;
    const buttons = this.buttonsFor(thing.id);
    if (buttons.length) thing.classList.add("lit");
    for (const one of buttons) one.classList.add("lit");
  }

  unpoint() {
    for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  }

  /** What lies under the pointer: the topmost thing that can be chosen, else the topmost thing. */
  under(event) {
    const things = document.elementsFromPoint(event.clientX, event.clientY).flatMap((element) => this.thingsOf(element));
    return (
      things.find((thing) => thing.classList.contains("can")) ??
      things.find((thing) => thing.classList.contains("may")) ??
      things[0]
    );
  }

  /** The things that an element is part of, the innermost first: a ghost, then its space. */
  thingsOf(element) {
    const things = [];
    let thing = element.closest("[id]");
    while (thing && this.root.contains(thing)) {
      if (THING.test(thing.id)) things.push(thing);
      thing = thing.parentElement?.closest("[id]");
    }
    return things;
  }

  // --- choosing ---

  clicked(event) {
    const thing = event.detail === 0 ? this.thingsOf(event.target)[0] : this.under(event);
    if (thing) this.take(thing, event.pointerType || this.pointer, event);
  }

  /** A right click only looks, whatever may be chosen there. */
  lookAt(event) {
    const thing = this.under(event);
    if (!thing || this.pointer !== "mouse") return;
    event.preventDefault();
    this.look(thing.id);
  }

  take(thing, pointer, event) {
    const buttons = this.buttonsFor(thing.id);
    if (buttons.length) this.choose(buttons, thing, pointer, event);
    else this.look(thing.id);
  }

  pressed(event) {
    const thing = this.thingsOf(event.target)[0];
    if (!thing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (!event.repeat) this.take(thing, "keyboard", event);
    } else if (event.key.toLowerCase() === "i") {
      event.preventDefault();
      this.look(thing.id);
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      event.stopPropagation();
      this.nearest(thing, event.key)?.focus();
    }
  }

  /** The next thing in the direction of an arrow key: near, and rather straight ahead than aside. */
  nearest(from, key) {
    const [x, y] = middle(from);
    let best = null;
    let least = Infinity;
    for (const thing of this.things()) {
      if (thing === from) continue;
      const box = thing.getBoundingClientRect();
      if (!box.width) continue;
      const [dx, dy] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
      const ahead = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[key];
      const aside = key === "ArrowLeft" || key === "ArrowRight" ? Math.abs(dy) : Math.abs(dx);
      if (ahead < 4 || aside > 1.5 * ahead) continue;
      const distance = ahead + 2 * aside;
      if (distance < least) [best, least] = [thing, distance];
    }
    return best;
  }
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
