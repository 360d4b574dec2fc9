// A box that filters a list: rules and cards.

// As people type: lower case, without accents, with the apostrophe of the keyboard.
const typed = (text) => text.toLocaleLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'");

export function wireFilters() {
  for (const list of document.querySelectorAll("[data-filter]")) {
    const items = [...list.querySelectorAll("[data-filter-item]")];
    const none = list.querySelector("[data-filter-none]");
    list.querySelector("[data-filter-by]").addEventListener("input", (event) => {
      const wanted = typed(event.target.value.trim()).split(/\s+/).filter(Boolean);
      const has = (element) => wanted.every((word) => typed(element.textContent).includes(word));
      for (const item of items) item.hidden = !has(item);
      // What is called so comes before what only mentions it.
      const isNamed = (item) => wanted.length > 0 && has(item.firstElementChild);
      const sorted = [...items.filter(isNamed), ...items.filter((item) => !isNamed(item))];
      items[0].parentElement.append(...sorted);
      none.hidden = items.some((item) => !item.hidden);
    });
  }
}

// On the pages of rules and cards this file stands alone; the table calls it itself.
if (!document.querySelector("main.table")) wireFilters();
