import { CODE_NAME } from "@mindle/domain/tracking/error-values";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { AuthError } from "../auth/auth-error.ts";
import { describeThrown, errorName } from "./error-details.ts";

const ORIGIN = "https://mindle.example";
const PAGE = { origin: ORIGIN, build: "0123456789ab" };

/** An error with this stack. */
function thrown(stack: string): Error {
  return Object.assign(new TypeError("robin@example.com"), { stack });
}

test.each([
  [
    "Chromium",
    `TypeError: robin@example.com
    at https://mindle.example/schema/result?responseId=abcdef:1:2
    at s (https://mindle.example/assets/home-page-B3x_Yz-1.js:1:2345)
    at async https://mindle.example/assets/main-C4.js:12:3`,
  ],
  [
    "Safari and Firefox",
    `s@https://mindle.example/assets/home-page-B3x_Yz-1.js:1:2345
@https://mindle.example/assets/main-C4.js:12:3
@https://elsewhere.example/assets/other.js:1:2`,
  ],
])("the places in our own files, as %s writes them", (_browser, stack) => {
  expect(describeThrown(thrown(stack), PAGE)).toEqual({
    error_name: "TypeError",
    build: "0123456789ab",
    frames: ["home-page-B3x_Yz-1.js:1:2345", "main-C4.js:12:3"],
  });
});

test("a message that looks like a stack holds no words", () => {
  const stack = `Error: ${ORIGIN}/assets/robin@example.com ${ORIGIN}/assets/I am sad.js:1:2\n at x`;
  expect(describeThrown(thrown(stack), PAGE)).toEqual({ error_name: "TypeError", build: "0123456789ab" });
});

test("a deep stack is cut, from the outside", () => {
  const places = Array.from({ length: 50 }, (_, line) => `main-C4.js:${line + 1}:1`);
  const { frames } = describeThrown(
    thrown(places.map((place) => `${ORIGIN}/assets/${place}`).join("\n")),
    PAGE,
  );
  expect(frames).toEqual(places.slice(0, 10));
});

test.each([
  ["something else that is thrown", "robin@example.com", "Error"],
  ["an error without a stack", Object.assign(new RangeError("no"), { stack: undefined }), "RangeError"],
])("%s has its name only", (_what, error, error_name) => {
  expect(describeThrown(error, { origin: ORIGIN, build: undefined })).toEqual({ error_name });
});

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
