// Home: only the seats of as many Taoists as play, powers by their names, and a pasted link leads to its table.

const form = document.getElementById("new");
const players = form.elements.players;
const moon = document.getElementById("white-moon");

function showSeats() {
  const number = Number(players.value);
  for (const seat of form.querySelectorAll("[data-new-seat]")) {
    const isPlayed = Number(seat.dataset.newSeat) <= number;
    seat.hidden = !isPlayed;
    for (const field of seat.querySelectorAll("select")) field.disabled = !isPlayed;
    // Alone one has the red board, as the rules say.
    for (const label of seat.querySelectorAll(".of-board")) {
      label.hidden = number === 1;
      label.querySelector("select").disabled = !isPlayed || number === 1;
    }
  }
}

function namePowers(seat) {
  const number = seat.dataset.newSeat;
  const colour = form.elements[`board_${number}`].value;
  for (const option of form.elements[`side_${number}`].options) {
    if (!option.value) continue;
    option.dataset.plain ??= option.textContent;
    option.textContent = (colour && option.dataset[colour]) || option.dataset.plain;
  }
}

function showMoon() {
  const fields = form.querySelector(".moon-fields");
  fields.hidden = !moon.checked;
  for (const field of fields.querySelectorAll("select")) field.disabled = !moon.checked;
}

/** Fills the form as one of the doors promises, and opens it. */
function enter(door) {
  const { preset, bot } = door.dataset;
  players.value = door.dataset.players;
  form.elements.seat_1.value = "me";
  for (const number of [2, 3, 4]) form.elements[`seat_${number}`].value = preset === "bots" ? bot : "open";
  showSeats();
  const fold = document.getElementById("new-table");
  fold.open = true;
  fold.scrollIntoView({ block: "start" });
  form.elements.name.focus({ preventScroll: true });
}

for (const door of document.querySelectorAll("[data-preset]")) {
  door.addEventListener("click", (event) => {
    event.preventDefault();
    enter(door);
  });
}

players.addEventListener("change", showSeats);
moon.addEventListener("change", showMoon);
for (const seat of form.querySelectorAll("[data-new-seat]")) {
  form.elements[`board_${seat.dataset.newSeat}`].addEventListener("change", () => namePowers(seat));
  namePowers(seat);
}
showSeats();
showMoon();

for (const forget of document.querySelectorAll("form[data-asks]")) {
  forget.addEventListener("submit", (event) => {
    if (forget.dataset.asks && !confirm(forget.dataset.asks)) event.preventDefault();
  });
}

for (const time of document.querySelectorAll("time")) {
  const moment = new Date(time.dateTime);
  if (!Number.isNaN(moment.valueOf())) {
    // A day without a time is the same day everywhere.
    const style = time.dateTime.includes("T")
      ? { dateStyle: "medium", timeStyle: "short" }
      : { dateStyle: "full", timeZone: "UTC" };
    time.textContent = new Intl.DateTimeFormat(document.documentElement.lang, style).format(moment);
  }
}

// A secret is letters and digits alone; anything else leads nowhere.
const SECRET = /^[\w-]{16,}$/;

document.getElementById("join-link").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = document.getElementById("join-address");
  const text = field.value.trim();
  const secret = text.split("#").pop();
  const table = text.match(/\/table\/([\w-]+)/);
  const isLink = Boolean(table) || SECRET.test(secret);
  document.getElementById("join-wrong").hidden = isLink;
  field.setAttribute("aria-invalid", String(!isLink));
  if (table) location.assign(`/table/${table[1]}`);
  else if (isLink) location.assign(`/join#${secret}`);
  else field.focus();
});
