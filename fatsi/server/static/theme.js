// Before anything is painted: who leaves the colours to the system gets night or paper as it wishes, now and later.

(() => {
  const root = document.documentElement;
  if (root.dataset.theme !== "system") return;
  const isLight = matchMedia("(prefers-color-scheme: light)");
  const isSharp = matchMedia("(prefers-contrast: more)");
  const wear = () => {
    root.classList.remove("night", "paper", "contrast");
    root.classList.add(isSharp.matches ? "contrast" : isLight.matches ? "paper" : "night");
  };
  wear();
  isLight.addEventListener("change", wear);
  isSharp.addEventListener("change", wear);
})();
