import { expect, test } from "vitest";
import { styleFeatures } from "./style-features.ts";

const ids = (css: string) => [...new Set(styleFeatures(css).map(({ id }) => id))];

test.each([
  ["a:has(b) { color: red }", "css.selectors.has"],
  ["a { & b { color: red } }", "css.selectors.nesting"],
  ["@starting-style { a { opacity: 0 } }", "css.at-rules.starting-style"],
  ["@property --a { syntax: '<length>'; inherits: false; initial-value: 0px }", "css.at-rules.property"],
  ["a { color: light-dark(red, blue) }", "css.types.color.light-dark"],
  ["a { --a: light-dark(red, blue) }", "css.types.color.light-dark"],
  ["a { field-sizing: content }", "css.properties.field-sizing"],
  ["a { text-wrap: balance }", "css.properties.text-wrap.balance"],
  ["a { interpolate-size: allow-keywords }", "css.properties.interpolate-size"],
  ["a { position-anchor: --a }", "css.properties.position-anchor"],
  ["a { grid-template-rows: subgrid }", "css.properties.grid-template-rows.subgrid"],
  ["a { min-block-size: 2lh }", "css.types.length.lh"],
  ["a { scrollbar-width: none }", "css.properties.scrollbar-width"],
  ["a:popover-open { color: red }", "css.selectors.popover-open"],
  ["a { transition-behavior: allow-discrete }", "css.properties.transition-behavior"],
  ["@media (scripting: none) { a { color: red } }", "css.at-rules.media.scripting"],
  ["a { .b { color: red } }", expect.stringMatching(/^syntax: /)],
])("%s", (css, id) => {
  expect(ids(css)).toContainEqual(id);
});

test.each([
  "a { height: 100dvh; color: color-mix(in srgb, red, blue); inset: 0; gap: 1cqw; aspect-ratio: 1 }",
  "@media (width >= 1px) and (prefers-reduced-motion: reduce) { a:is(b, c):focus-visible { color: red } }",
  "@container a (min-width: 1em) { a { container-type: inline-size } }",
  "@layer a { dialog::backdrop { overflow: clip } }",
  "a { width: 10em; width: 2lh }",
  "a { -webkit-user-select: none; user-select: none }",
  "@supports (field-sizing: content) { a { field-sizing: content; resize: none } }",
  "@supports selector(:has(*)) { a:has(b) { color: red } }",
  "@supports not selector(:has(*)) { a:focus-within { color: red } }",
])("the oldest browsers have, or do not read, %s", (css) => {
  expect(ids(css)).toEqual([]);
});

test.each([
  "@supports not (color: red) { a:has(b) { color: red } }",
  // Firefox 115 passes it.
  "@supports (scrollbar-width: none) { a:has(b) { color: red } }",
  "a { color: light-dark(red, red); color: light-dark(red, blue) }",
])("is no guard: %s", (css) => {
  expect(ids(css)).not.toEqual([]);
});
