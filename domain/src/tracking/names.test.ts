import { expect, test } from "vitest";
import { routeOf } from "./names.ts";

test.each([
  ["/", "/"],
  ["/schema/:stage", "/schema/:stage"],
  ["/auth/login/:type?", "/auth/login/:type"],
  ["/nowhere", "not-found"],
  ["/schema/result?responseId=aaaaaaaaaaaaaaaaaaaaaaaa", "not-found"],
  ["", "not-found"],
])("the route of %s is %s", (pattern, route) => {
  expect(routeOf(pattern)).toBe(route);
});
