import { expect, test } from "vitest";
import { AuthError } from "../auth/auth-error.ts";
import { LoadError } from "../browser/load-module.ts";
import { ApiError, isLostConnection } from "./api-error.ts";

test.each([
  [new ApiError("auth/getUserInfo", "unavailable", "no connection"), true],
  [new ApiError("auth/getUserInfo", "unavailable", "overloaded", "a-request"), false],
  [new ApiError("auth/getUserInfo", "internal", "no"), false],
  [Object.assign(new Error("no"), { code: "auth/network-request-failed" }), true],
  [new AuthError({ code: "auth/network-request-failed" }), true],
  [new LoadError(new TypeError("Importing a module script failed.")), true],
  [new TypeError("URL.canParse is not a function"), false],
  [Object.assign(new Error("no"), { code: "unavailable" }), true],
  [undefined, false],
])("%s: %s", (error, isLost) => {
  expect(isLostConnection(error)).toBe(isLost);
});
