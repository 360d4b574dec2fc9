// The settings: a change applies at once, and the reader stays on the page.

const form = document.querySelector("details.settings form");
form.elements.back.value = location.pathname + location.search;
for (const field of form.querySelectorAll("select")) field.addEventListener("change", () => form.requestSubmit());
form.querySelector("button").hidden = true;

const menu = form.closest("details");
document.addEventListener("click", (event) => {
  if (menu.open && !menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") menu.open = false;
});
