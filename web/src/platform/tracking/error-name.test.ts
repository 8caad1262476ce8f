import { CODE_NAME } from "@mindle/domain/tracking/error-values";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { AuthError } from "../auth/auth-error.ts";
import { errorName } from "./error-name.ts";

class OddlyNamed extends Error {
  override name = "지민의 오류";
}

test.each([
  [new ApiError("assessment/submit", "resource-exhausted", "a@b.kr"), "api/resource-exhausted"],
  [new AuthError({ code: "auth/popup-blocked" }), "auth/popup-blocked"],
  [new AuthError(new TypeError("x")), "AuthError"],
  [Object.assign(new Error("x"), { code: "auth/user-disabled" }), "auth/user-disabled"],
  [
    Object.assign(new Error("d1-s1+d1-s1: media-failed"), { code: "engine/media-failed" }),
    "engine/media-failed",
  ],
  [new TypeError("I feel sad"), "TypeError"],
  [new OddlyNamed("x"), "Error"],
  [new Error("robin@example.com"), "Error"],
  ["robin@example.com", "Error"],
  [undefined, "Error"],
])("%s is tracked as %s", (error, name) => {
  expect(errorName(error)).toBe(name);
});

test("whatever was thrown, its name is one that an event has room for", () => {
  const thrown = fc.oneof(
    fc.anything(),
    fc
      .record({ name: fc.string(), code: fc.string(), message: fc.string() })
      .map((parts) => Object.assign(new Error(), parts)),
  );
  fc.assert(fc.property(thrown, (error) => CODE_NAME.test(errorName(error))));
});
