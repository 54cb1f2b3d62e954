"use strict";
/* global SEARCH_INDEX */
// Search over the index beside this file: no network, so that it works from disk.
const MOST = 30;

const box = document.querySelector("search");
const input = box.querySelector("input");
const list = box.querySelector("ul");
const status = box.querySelector("[role=status]");
let active = -1;

/** How well an entry fits the words; lower is better, and undefined is not at all. */
function rank([, name, about], words) {
  const [low, text] = [name.toLowerCase(), about.toLowerCase()];
  const query = words.join(" ");
  if (low === query) return 0;
  if (low.startsWith(query)) return 1;
  if (words.every((word) => low.includes(word))) return low.split(/[^a-z0-9]/).some((part) => part.startsWith(words[0])) ? 2 : 3;
  return words.every((word) => low.includes(word) || text.includes(word)) ? 4 : undefined;
}

function find(query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return SEARCH_INDEX.map((entry, place) => ({ entry, place, score: rank(entry, words) }))
    .filter(({ score }) => score !== undefined)
    .sort((a, b) => a.score - b.score || a.entry[1].length - b.entry[1].length || a.place - b.place)
    .map(({ entry }) => entry);
}

function option([kind, name, about, page, anchor], index) {
  const item = document.createElement("li");
  item.id = `found-${index}`;
  item.setAttribute("role", "option");
  item.setAttribute("aria-selected", "false");
  item.dataset.href = `${page}.html#${anchor}`;
  for (const [type, text] of [
    ["strong", name],
    ["small", `${page}: ${kind}`],
    ["span", about],
  ]) {
    const part = document.createElement(type);
    part.textContent = text;
    item.append(part, " ");
  }
  return item;
}

function show() {
  const found = find(input.value);
  list.replaceChildren(...found.slice(0, MOST).map(option));
  const open = found.length > 0;
  list.hidden = !open;
  input.setAttribute("aria-expanded", String(open));
  status.textContent = input.value.trim() === "" ? "" : open ? `${found.length} found` : "Nothing found";
  choose(open ? 0 : -1);
}

function choose(index) {
  active = index;
  for (const [place, item] of [...list.children].entries()) item.setAttribute("aria-selected", String(place === active));
  const item = list.children[active];
  if (item === undefined) return input.removeAttribute("aria-activedescendant");
  input.setAttribute("aria-activedescendant", item.id);
  item.scrollIntoView({ block: "nearest" });
}

function close() {
  list.hidden = true;
  status.textContent = "";
  input.setAttribute("aria-expanded", "false");
  choose(-1);
}

function go(item) {
  if (item === undefined || item === null) return;
  close();
  input.blur();
  location.href = item.dataset.href;
}

input.addEventListener("input", show);
input.addEventListener("focus", show);
input.addEventListener("keydown", (event) => {
  const count = list.children.length;
  if (event.key === "ArrowDown" && count > 0) choose((active + 1) % count);
  else if (event.key === "ArrowUp" && count > 0) choose((active - 1 + count) % count);
  else if (event.key === "Enter") go(list.children[active]);
  else if (event.key === "Escape") {
    input.value = "";
    close();
  } else return;
  event.preventDefault();
});
list.addEventListener("mousedown", (event) => event.preventDefault());
list.addEventListener("click", (event) => go(event.target.closest("li")));
input.addEventListener("blur", close);
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target === input) return;
  event.preventDefault();
  input.focus();
});
box.hidden = false;
