import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { errorReference } from "./error-reference.ts";

const ID = "3f9a2cd1-4f89-41d3-9a0c-0305e82c3301";

test.each(["internal", "unavailable"] as const)("a call that the server failed as %s has a code", (code) => {
  expect(errorReference(new ApiError("auth/getUserInfo", code, "", ID))).toBe("3F9A2C");
});

test.each([
  ["bad input", new ApiError("auth/getUserInfo", "invalid-argument", "", ID)],
  ["a refusal", new ApiError("auth/getUserInfo", "permission-denied", "", ID)],
  ["no connection", new ApiError("auth/getUserInfo", "unavailable", "no connection")],
  ["another error", new TypeError("undefined is not a function")],
  ["no error", null],
])("%s has none", (_what, error) => {
  expect(errorReference(error)).toBeUndefined();
});
