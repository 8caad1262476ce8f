import { expect, test } from "vitest";
import { compilePathPattern, exactPath } from "./path-pattern.ts";

test.each([
  ["users/{id}", "users/1", { id: "1" }],
  ["users/{id}", "users/1/notes/a", undefined],
  ["users/{id}/notes/{note}", "users/1/notes/a", { id: "1", note: "a" }],
  ["users/{rest=**}", "users/1/notes/a", { rest: "1/notes/a" }],
  ["{path=**}", "a/b", { path: "a/b" }],
  ["users/{id=*}", "users/1", { id: "1" }],
  ["users/*", "users/1", {}],
  ["/users/{id}/", "users/1", { id: "1" }],
  ["u.ers/{id}", "users/1", undefined],
  ["users/{id}", "users/a\nb 😀", { id: "a\nb 😀" }],
  ["a(b)/{id}", "a(b)/c", { id: "c" }],
])("%s matches %s as %o", (pattern, path, params) => {
  expect(compilePathPattern(pattern).match(path)).toEqual(params);
});

test("an exact path matches braces literally", () => {
  expect(exactPath("a/{b}").match("a/{b}")).toEqual({});
  expect(exactPath("a/{b}").match("a/c")).toBeUndefined();
});
