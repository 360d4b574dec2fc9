// Parts: the server sends elements by their ids, and they take the place of the old ones.

const SVG = "http://www.w3.org/2000/svg";

function made(markup, isPicture) {
  const template = document.createElement("template");
  template.innerHTML = isPicture ? `<svg xmlns="${SVG}">${markup}</svg>` : markup;
  const first = template.content.firstElementChild;
  return isPicture ? first.firstElementChild : first;
}

/** Puts new markup in the place of the elements of these ids; what was folded open stays open. */
export function replaceParts(parts) {
  for (const [id, markup] of Object.entries(parts)) {
    const old = document.getElementById(id);
    if (!old) continue;
    const fresh = made(markup, old.namespaceURI === SVG);
    if (!fresh) continue;
    for (const kept of old.querySelectorAll("details[data-keep]")) {
      const again = fresh.querySelector(`details[data-keep="${kept.dataset.keep}"]`);
      if (again) again.open = kept.open;
    }
    old.replaceWith(fresh);
  }
}

/** Keeps the first `log.from` entries and appends the new ones; returns those. */
export function extendLog(list, log) {
  while (list.children.length > log.from) list.lastElementChild.remove();
  const fresh = log.entries.map((markup) => made(markup, false));
  list.append(...fresh);
  return fresh;
}

/** Keeps the end of a list in sight, unless the reader has gone back in it; returns a function to call after changes. */
export function followEnd(panel) {
  let isAtEnd = true;
  let height = panel.clientHeight;
  panel.addEventListener("scroll", () => {
    // A panel that was squeezed, by a hint for instance, scrolls too: that is not the reader's doing.
    if (panel.clientHeight === height) isAtEnd = panel.scrollHeight - panel.scrollTop - panel.clientHeight < 40;
  });
  const follow = () => {
    if (isAtEnd) panel.scrollTop = panel.scrollHeight;
  };
  new ResizeObserver(() => {
    height = panel.clientHeight;
    follow();
  }).observe(panel);
  follow();
  return follow;
}

export function appendEntry(list, markup) {
  list.append(made(markup, false));
  list.scrollTop = list.scrollHeight;
}
