import { expect, test } from "vitest";
import { ROUTE_PATTERN } from "./names.ts";

test.each([
  "/",
  "/schema/:stage",
  "/auth/login/:type",
  "/about-us/ESG",
  "/program/content/viewer/:programId/:stepId/:viewNo",
  "not-found",
])("%s is a route pattern", (pattern) => {
  expect(ROUTE_PATTERN.test(pattern)).toBe(true);
});

test.each([
  "",
  "schema",
  "/schema/",
  "/schema/result?responseId=aaaaaaaaaaaaaaaaaaaaaaaa",
  "/voucher/robin@example.com",
  "/program/schedule/um-eng-v2s",
  "/마음",
  `/${"a".repeat(80)}`,
])("%j is no route pattern", (pattern) => {
  expect(ROUTE_PATTERN.test(pattern)).toBe(false);
});
