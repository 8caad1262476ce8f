import { expect, test } from "vitest";
import { clearUserData } from "../../platform/storage/clear-user-data.ts";
import { emailIn, emailState } from "./email-state.ts";

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
