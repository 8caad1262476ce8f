import { expect, test } from "vitest";
import { AuthError, problemOf } from "./auth-error.ts";

test.each([
  ["auth/wrong-password", "credentials"],
  ["auth/user-not-found", "credentials"],
  ["auth/invalid-credential", "credentials"],
  ["auth/email-already-in-use", "emailInUse"],
  ["auth/popup-blocked", "popupBlocked"],
  ["auth/popup-closed-by-user", "cancelled"],
  ["auth/network-request-failed", "offline"],
  ["auth/never-heard-of", "unknown"],
])("%s means %s", (code, problem) => {
  expect(problemOf({ code })).toBe(problem);
  expect(new AuthError({ code }).problem).toBe(problem);
});

test.each([undefined, null, "auth/wrong-password", new Error("auth/wrong-password"), { code: 7 }])(
  "%j has no code",
  (error) => {
    expect(problemOf(error)).toBe("unknown");
  },
);
