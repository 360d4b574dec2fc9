// Dialogs: the zoom, the sheet with the choices of one thing, links to copy.

const zoom = document.getElementById("zoom");
const sheet = document.getElementById("sheet");

for (const dialog of document.querySelectorAll("dialog")) {
  // A click beside the dialog closes it.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}

/** What the server says about a thing, as markup. */
export async function fetchMarkup(address) {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  return answer.ok ? answer.text() : "";
}

/** Shows a thing large, with what there is to know about it. */
export async function look(address) {
  const markup = await fetchMarkup(address).catch(() => "");
  if (!markup) return;
  zoom.querySelector(".zoom-body").innerHTML = markup;
  if (!zoom.open) zoom.showModal();
  zoom.scrollTop = 0;
}

/** Shows the choices of one thing; by touch with the thing itself, large. */
export function offer(buttons, { address, isTouch, x, y, act }) {
  const choices = sheet.querySelector(".sheet-choices");
  choices.replaceChildren(...buttons.map((button) => copyOf(button, act)));
  const odds = buttons.some((button) => button.dataset.action === "exorcise")
    ? [...document.querySelectorAll("#decision .odds")].map((table) => table.cloneNode(true))
    : [];
  sheet.querySelector(".sheet-odds").replaceChildren(...odds);
  const about = sheet.querySelector(".sheet-about");
  about.replaceChildren();
  const info = sheet.querySelector("[data-do=about]");
  info.hidden = isTouch;
  info.onclick = () => {
    sheet.close();
    look(address);
  };
  sheet.querySelector("[data-do=close]").onclick = () => sheet.close();
  sheet.classList.toggle("popover", !isTouch);
  if (isTouch) {
    fetchMarkup(address).then((markup) => (about.innerHTML = markup)).catch(() => {});
  }
  sheet.showModal();
  if (!isTouch && x !== undefined) placeAt(x, y);
  else sheet.style.left = sheet.style.top = "";
  choices.querySelector("button").focus();
}

function copyOf(button, act) {
  const copy = button.cloneNode(true);
  copy.removeAttribute("data-key");
  copy.querySelector("kbd")?.remove();
  const full = button.dataset.full;
  const label = copy.querySelector("span:not(.faces)");
  if (full && label) {
    label.textContent = full;
    label.className = "";
  }
  copy.addEventListener("click", () => {
    sheet.close();
    act(button.dataset.action);
  });
  return copy;
}

function placeAt(x, y) {
  const box = sheet.getBoundingClientRect();
  sheet.style.left = `${Math.max(8, Math.min(x + 12, innerWidth - box.width - 8))}px`;
  sheet.style.top = `${Math.max(8, Math.min(y + 12, innerHeight - box.height - 8))}px`;
}

/** Closes the sheet: its choices are those of a decision that is gone. */
export function withdraw() {
  if (sheet.open) sheet.close();
}

/** Shows an address to be sent or kept, with a note if there is something to know about it. */
export function showLink(title, text, { link: address, note, qr }, copied) {
  const dialog = document.getElementById("link");
  dialog.querySelector("#link-title").textContent = title;
  dialog.querySelector("#link-text").textContent = text;
  const beside = dialog.querySelector("#link-note");
  beside.textContent = note;
  beside.hidden = !note;
  dialog.querySelector("#link-code").innerHTML = qr;
  const field = dialog.querySelector("#link-address");
  field.value = address;
  const button = dialog.querySelector("[data-do=copy]");
  const before = button.dataset.text ?? button.textContent;
  button.dataset.text = before;
  button.textContent = before;
  button.onclick = async () => {
    field.select();
    // Without a secure connection the browser has no clipboard for pages: the selection can still be copied by hand.
    await navigator.clipboard?.writeText(address).then(() => (button.textContent = copied), () => {});
  };
  if (!dialog.open) dialog.showModal();
  field.select();
  return dialog;
}
