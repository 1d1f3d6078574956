"""Stepping through a page of moments: buttons, a slider, keys, and an address for every step."""

from __future__ import annotations

from pnp.report.html import Markup, element

SCRIPT = """
const moments = [...document.querySelectorAll(".moment")];
const slider = document.querySelector("nav input");
const output = document.querySelector("nav output");
const last = moments.length - 1;
let now = 0;
let writing = 0;
function show(number) {
  now = Math.max(0, Math.min(last, number));
  moments.forEach((moment, index) => moment.classList.toggle("now", index === now));
  slider.value = now;
  const said = moments[now].querySelector("h2").textContent;
  slider.setAttribute("aria-valuetext", now ? said.replace(":", " of " + last + ",") : said);
  output.textContent = now + " / " + last;
}
function step(number) {
  show(number);
  // Browsers refuse an address that changes too often, as it does while a key is held.
  clearTimeout(writing);
  writing = setTimeout(() => history.replaceState(null, "", "#turn-" + now), 200);
}
function follow() {
  const asked = /^#turn-(\\d+)$/.exec(location.hash);
  if (asked) {
    clearTimeout(writing);
    show(Number(asked[1]));
  }
}
const steps = { first: () => 0, back: () => now - 1, on: () => now + 1, last: () => last };
for (const button of document.querySelectorAll("nav button")) {
  button.addEventListener("click", () => step(steps[button.dataset.step]()));
}
slider.addEventListener("input", () => step(Number(slider.value)));
const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "on" };
document.addEventListener("keydown", (event) => {
  const pressed = event.key === " " && event.shiftKey ? "back" : keys[event.key];
  const isButtons = event.key === " " && event.target.closest("button");
  const isOther = event.ctrlKey || event.altKey || event.metaKey || (event.shiftKey && event.key !== " ");
  if (pressed && !isButtons && !isOther) {
    event.preventDefault();
    step(steps[pressed]());
  }
});
window.addEventListener("hashchange", follow);
document.documentElement.classList.add("stepping");
show(0);
follow();
"""
"""Without it every moment is shown; with it one at a time."""


def controls(last: int) -> Markup:
    """The bar that moves the page through its moments."""

    def button(step: str, sign: str, name: str) -> Markup:
        return element("button", sign, type="button", data_step=step, aria_label=name)

    return element(
        "nav",
        button("first", "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}", "set-up"),
        button("back", "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}", "turn before"),
        button("on", "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}", "next turn"),
        button("last", "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}", "last turn"),
        Markup(f'<input type="range" min="0" max="{last}" value="0" aria-label="turn" autocomplete="off">'),
        element("output", f"0 / {last}", aria_live="polite"),
        aria_label="steps",
    )
