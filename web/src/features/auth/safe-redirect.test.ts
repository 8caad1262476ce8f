import fc from "fast-check";
import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

const ORIGIN = "https://mindle.example";

test.each([
  "/",
  "/schema/result?responseId=abc",
  "/voucher/riggy-complete?responseId=a#top",
  "/auth/change-password",
])("follows %s", (path) => {
  expect(safeRedirect(path, ORIGIN)).toBe(path);
});

test.each([
  null,
  undefined,
  "",
  "home",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n\\evil.example",
  "/..//evil.example",
  "/./\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  " /home",
  "/auth",
  "/auth/login",
  "/auth/find-password",
  "/Auth/login/email?redirectUrl=%2F",
  "/schema/../auth/register",
])("refuses %j", (path) => {
  expect(safeRedirect(path, ORIGIN)).toBeUndefined();
});

test("whatever is followed stays on this site", () => {
  const pieces = fc.array(
    fc.constantFrom("/", "\\", ".", "..", "\t", "\n", "@", ":", "evil.example", "?", "#", "%2f", "a"),
    {
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        pieces.map((list) => `/${list.join("")}`),
      ),
      (text) => {
        const path = safeRedirect(text, ORIGIN);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      },
    ),
  );
});
