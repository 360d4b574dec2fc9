// Keys: every choice and every panel without a mouse.

const MOVES = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** `commands` has a function for each of the letters; digits and arrows go to the choices of the decision. */
export function listen(commands) {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest("input, select, textarea")) return;
    // A key that is held down repeats itself: it may lead through choices, but takes one only.
    if (event.repeat && !MOVES[event.key]) {
      if (target.closest("button, [role=button]") && (event.key === "Enter" || event.key === " ")) event.preventDefault();
      return;
    }
    if (MOVES[event.key] && target.closest("[role=tablist]")) return;
    const dialog = document.querySelector("dialog[open]");
    if (dialog) {
      if (MOVES[event.key]) step(dialog, event);
      return;
    }
    if (/^[1-9]$/.test(event.key)) {
      const button = document.querySelector(`#decision button[data-key="${event.key}"]:not(:disabled)`);
      if (button) {
        event.preventDefault();
        button.click();
      }
    } else if (MOVES[event.key] && (target === document.body || target.closest("#decision, #hint-place"))) {
      step(document.querySelector("main"), event, "#hint-place :is(button, summary), #decision :is(button:not(.no), summary)");
    } else if (commands[event.key.toLowerCase()]) {
      event.preventDefault();
      commands[event.key.toLowerCase()]();
    }
  });
}

/** Goes to the next or the last choice. */
function step(within, event, kinds = "button:not([disabled]), summary") {
  const stops = [...within.querySelectorAll(kinds)].filter((stop) => stop.offsetParent && !stop.disabled);
  if (!stops.length) return;
  event.preventDefault();
  const at = stops.indexOf(document.activeElement);
  const next = at < 0 ? 0 : (at + MOVES[event.key] + stops.length) % stops.length;
  stops[next].focus();
}
