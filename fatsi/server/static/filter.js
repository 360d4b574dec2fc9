// A box that filters a list: rules and cards.

// As people type: lower case, without accents, with the apostrophe of the keyboard.
const typed = (text) => text.toLocaleLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'");

/** Brings an item into sight, after showing everything, and marks it for a moment. */
export function jumpTo(item) {
  const box = item.closest("[data-filter]").querySelector("[data-filter-by]");
  if (box.value) {
    box.value = "";
    box.dispatchEvent(new Event("input"));
  }
  item.tabIndex = -1;
  item.focus({ preventScroll: true });
  item.scrollIntoView({ block: "start" });
  for (const old of document.querySelectorAll(".found")) old.classList.remove("found");
  item.classList.add("found");
}

export function wireFilters() {
  for (const list of document.querySelectorAll("[data-filter]")) {
    const items = [...list.querySelectorAll("[data-filter-item]")];
    const none = list.querySelector("[data-filter-none]");
    list.querySelector("[data-filter-by]").addEventListener("input", (event) => {
      const wanted = typed(event.target.value.trim()).split(/\s+/).filter(Boolean);
      const has = (element) => wanted.every((word) => typed(element.textContent).includes(word));
      for (const item of items) item.hidden = !has(item);
      // What is called so comes before what only mentions it.
      const isNamed = (item) => wanted.length > 0 && has(item.querySelector("dt, h2"));
      const sorted = [...items.filter(isNamed), ...items.filter((item) => !isNamed(item))];
      items[0].parentElement.append(...sorted);
      none.hidden = items.some((item) => !item.hidden);
    });
    // Enter leads to the best of what was found, among all the others.
    list.querySelector("[data-filter-by]").addEventListener("keydown", (event) => {
      const best = event.target.value.trim() && [...list.querySelectorAll("[data-filter-item]")].find((item) => !item.hidden);
      if (event.key !== "Enter" || !best) return;
      event.preventDefault();
      const place = best.id;
      jumpTo(best);
      if (place && !document.querySelector("main.table")) history.replaceState(null, "", `#${place}`);
    });
  }
}

// On the pages of rules and cards this file stands alone; the table calls it itself.
if (!document.querySelector("main.table")) wireFilters();
