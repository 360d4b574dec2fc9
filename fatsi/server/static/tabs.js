// Tabs, as screen readers know them.

const tabs = [...document.querySelectorAll("[role=tab]")];

export function showTab(name, withFocus = false) {
  for (const tab of tabs) {
    const isShown = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls"));
    panel.hidden = !isShown;
    if (isShown && withFocus) panel.focus();
    if (isShown) panel.closest(".tabs").scrollIntoView({ block: "nearest" });
  }
}

for (const [at, tab] of tabs.entries()) {
  tab.addEventListener("click", () => showTab(tab.id.slice("tab-".length)));
  tab.addEventListener("keydown", (event) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const next = tabs[(at + way + tabs.length) % tabs.length];
    next.click();
    next.focus();
  });
}
