// The secret of an invitation stands behind the # of the address: it is never sent but in the form, and leaves the address.

const secret = location.hash.slice(1);
const field = document.getElementById("secret");
if (secret) {
  field.value = secret;
  field.closest("label").hidden = true;
  history.replaceState(null, "", location.pathname);
  document.querySelector("input[name=name]").focus();
} else if (!field.value) {
  document.getElementById("join-missing").hidden = false;
}
document.getElementById("join").addEventListener("submit", () => {
  // Somebody may paste the whole link.
  field.value = field.value.split("#").pop().trim();
});
