"use strict";
// Before the page is drawn: the scheme that the reader chose. Without a choice the system's holds.
const scheme = {
  read() {
    try {
      return localStorage.getItem("scheme");
    } catch {
      return null;
    }
  },
  choose(name) {
    document.documentElement.dataset.scheme = name;
    try {
      localStorage.setItem("scheme", name);
    } catch {
      // Where nothing may be stored, the choice holds for this page.
    }
  },
  current() {
    return document.documentElement.dataset.scheme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  },
};
const chosen = scheme.read();
if (chosen === "light" || chosen === "dark") document.documentElement.dataset.scheme = chosen;

document.addEventListener("DOMContentLoaded", () => {
  const button = document.getElementById("page-scheme");
  const label = () => {
    button.textContent = scheme.current() === "dark" ? "Light" : "Dark";
    button.setAttribute("aria-label", `Use the ${scheme.current() === "dark" ? "light" : "dark"} scheme`);
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    scheme.choose(scheme.current() === "dark" ? "light" : "dark");
    label();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", label);
  label();

  // Contents stand open beside the text, and folded above it on a narrow screen.
  const wide = matchMedia("(min-width: 60rem)");
  const contents = document.querySelector(".fold");
  const fold = () => {
    if (contents !== null) contents.open = wide.matches;
  };
  wide.addEventListener("change", fold);
  fold();

  // A table that is wider than the screen can be scrolled by keyboard.
  const reach = () => {
    for (const box of document.querySelectorAll(".scroll")) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  };
  addEventListener("resize", reach);
  reach();
});
