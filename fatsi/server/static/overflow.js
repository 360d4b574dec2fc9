// A panel that goes on below its edge says so by a shadow.

/** Watches the panel that `find()` returns, which may be another one later; returns a function to call after changes. */
export function watchOverflow(find) {
  const mark = () => {
    const panel = find();
    panel.classList.toggle("goes-on", panel.scrollHeight - panel.scrollTop - panel.clientHeight > 6);
  };
  document.addEventListener("scroll", (event) => event.target === find() && mark(), true);
  // Folded groups open and close.
  document.addEventListener("toggle", mark, true);
  addEventListener("resize", mark);
  mark();
  return mark;
}
