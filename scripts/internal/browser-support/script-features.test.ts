import { expect, test } from "vitest";
import { scriptFeatures } from "./script-features.ts";

const ids = (code: string) => [...new Set(scriptFeatures(code).map(({ id }) => id))];

test.each([
  ["URL.canParse(a)", "api.URL.canParse_static"],
  ["globalThis.URL.canParse(a)", "api.URL.canParse_static"],
  ["const { canParse } = URL", "api.URL.canParse_static"],
  ["new Intl.Segmenter('ko')", "javascript.builtins.Intl.Segmenter"],
  ["Object.groupBy(a, b)", "javascript.builtins.Object.groupBy"],
  ["Map.groupBy(a, b)", "javascript.builtins.Map.groupBy"],
  ["Promise.withResolvers()", "javascript.builtins.Promise.withResolvers"],
  ["Promise.try(a)", "javascript.builtins.Promise.try"],
  ["AbortSignal.any([a])", "api.AbortSignal.any_static"],
  ["new Set(a).union(b)", "javascript.builtins.Set.union"],
  ["a.isDisjointFrom(b)", "javascript.builtins.Set.isDisjointFrom"],
  ["a.values().map(b)", "javascript.builtins.Iterator.map"],
  ["a.entries().filter(b)", "javascript.builtins.Iterator.filter"],
  ["Iterator.from(a)", "javascript.builtins.Iterator.from"],
  ["Array.fromAsync(a)", "javascript.builtins.Array.fromAsync"],
  ["RegExp.escape(a)", "javascript.builtins.RegExp.escape"],
  ["requestIdleCallback(a)", "api.Window.requestIdleCallback"],
  ["window.requestIdleCallback(a)", "api.Window.requestIdleCallback"],
  ["a.requestIdleCallback(b)", "api.Window.requestIdleCallback"],
  ["indexedDB.databases()", "api.IDBFactory.databases"],
  ["document.startViewTransition(a)", "api.Document.startViewTransition"],
  ["a.showPopover()", "api.HTMLElement.showPopover"],
  ["a.isWellFormed()", "javascript.builtins.String.isWellFormed"],
  ["new URLPattern(a)", "api.URLPattern"],
  ["navigator.userActivation?.isActive", "api.Navigator.userActivation"],
  ["jsx('search', {})", "html.elements.search"],
  ["jsx('button', { popoverTarget: 'a' })", "html.elements.button.popovertarget"],
  ["jsx('p', { style: { fieldSizing: 'content' } })", "css.properties.field-sizing"],
])("%s", (code, id) => {
  expect(ids(code)).toContain(id);
});

test.each([
  "/\\p{RGI_Emoji}/v",
  "/(?i:a)b/",
  "/(?<a>b)|(?<a>c)/",
  "new RegExp('a', 'v')",
  "new RegExp('(?i:a)')",
  "using a = b",
  "import a from 'b' with { type: 'json' }",
])("the syntax of %s", (code) => {
  expect(ids(code)).toEqual([expect.stringMatching(/^syntax: /)]);
});

test.each([
  "a.toSorted(); a.at(-1); a.with(0, 1); a.findLast(b); structuredClone(a)",
  "AbortSignal.timeout(1); navigator.locks.request(a, b); crypto.randomUUID(); new BroadcastChannel(a)",
  "/(?<=a)b/u; class A { static { a(); } #b; has(c) { return #b in c; } }",
  "Object.values(a).map(b); [...a.values()].map(b); Object.entries(a).filter(b)",
  "typeof requestIdleCallback === 'function'; 'canParse' in URL",
  "function f(Iterator) { return Iterator.from(1); }",
  "jsx('button', { type: 'button', style: { color: 'red' } }); jsx('dialog', { open: true })",
])("the oldest browsers have %s", (code) => {
  expect(scriptFeatures(code)).toEqual([]);
});

test("says where", () => {
  expect(scriptFeatures("\nlet a;\n  a = URL.canParse(b)")).toMatchObject([{ line: 3, column: 10 }]);
});
