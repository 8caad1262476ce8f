import fc from "fast-check";
import { expect, test } from "vitest";
import { clearUserData } from "../../platform/storage/clear-user-data.ts";
import { emailIn, emailState, safeRedirect } from "./page-parameters.ts";

test("an address is handed on to the next page, and to nobody after a sign-out", () => {
  const state = emailState("sky@example.com");
  expect(emailIn(state)).toBe("sky@example.com");
  clearUserData();
  expect(emailIn(state)).toBeUndefined();
  expect(emailIn(emailState("sky@example.com"))).toBe("sky@example.com");
});

test.each([
  [null],
  [undefined],
  ["sky@example.com"],
  [{}],
  [{ email: 1, clearedAt: null }],
  [{ email: "a@b.kr" }],
])("%j hands on no address", (state) => {
  expect(emailIn(state)).toBeUndefined();
});

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
