// Tabs, as screen readers know them. In wide windows the chat is no tab: it stands below the decision.

const wide = matchMedia("(min-width: 1200px)");
const log = document.getElementById("tab-log");
const chat = document.getElementById("panel-chat");
const chatTab = document.getElementById("tab-chat");
let tabs = [];

function placeChat() {
  tabs = [...document.querySelectorAll("[role=tab]")].filter((tab) => !wide.matches || tab !== chatTab);
  if (wide.matches) {
    if (chatTab.getAttribute("aria-selected") === "true") showTab(log.id.slice("tab-".length));
    document.querySelector(".rail").append(chat);
    chat.setAttribute("role", "region");
    chatTab.setAttribute("aria-selected", "false");
  } else {
    document.getElementById("panel-rules").before(chat);
    chat.setAttribute("role", "tabpanel");
  }
  chat.hidden = !wide.matches && chatTab.getAttribute("aria-selected") !== "true";
}

/** Whether the chat is in sight. */
export const isChatShown = () => !chat.hidden;

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

wide.addEventListener("change", placeChat);
placeChat();

for (const tab of document.querySelectorAll("[role=tab]")) {
  tab.addEventListener("click", () => showTab(tab.id.slice("tab-".length)));
  tab.addEventListener("keydown", (event) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + way + tabs.length) % tabs.length];
    next.click();
    next.focus();
  });
}
