import { expect, test } from "vitest";
import { LoadError } from "../browser/load-module.ts";
import { AuthError, authProblemOf, withAuthErrors } from "./auth-error.ts";
import { phoneProblemOf } from "./other-sign-in.ts";

test.each([
  ["auth/wrong-password", "credentials"],
  ["auth/user-not-found", "credentials"],
  ["auth/invalid-credential", "credentials"],
  ["auth/email-already-in-use", "emailInUse"],
  ["auth/popup-blocked", "popupBlocked"],
  ["auth/popup-closed-by-user", "cancelled"],
  ["auth/network-request-failed", "offline"],
  ["auth/invalid-login-credentials", "credentials"],
  ["auth/invalid-email", "invalidEmail"],
  ["auth/weak-password", "weakPassword"],
  ["auth/password-does-not-meet-requirements", "weakPassword"],
  ["auth/expired-action-code", "linkExpired"],
  ["auth/invalid-action-code", "linkInvalid"],
  ["auth/requires-recent-login", "recentLogin"],
  ["auth/account-exists-with-different-credential", "otherMethod"],
  ["auth/user-disabled", "disabled"],
  ["auth/too-many-requests", "tooMany"],
  ["auth/quota-exceeded", "tooMany"],
  ["auth/captcha-check-failed", "expired"],
  ["auth/code-expired", "expired"],
  ["auth/timeout", "offline"],
  ["auth/web-storage-unsupported", "redirectLost"],
  ["auth/cancelled-popup-request", "cancelled"],
  ["auth/user-cancelled", "cancelled"],
  ["auth/never-heard-of", "unknown"],
])("%s means %s", (code, problem) => {
  expect(authProblemOf({ code })).toBe(problem);
  expect(new AuthError({ code }).problem).toBe(problem);
});

test("what is an AuthError already stays one, and everything else becomes one", async () => {
  const lost = new AuthError(undefined, "redirectLost");
  await expect(withAuthErrors(() => Promise.reject(lost))).rejects.toBe(lost);
  await expect(withAuthErrors(() => Promise.reject({ code: "auth/weak-password" }))).rejects.toMatchObject({
    name: "AuthError",
    problem: "weakPassword",
  });
  await expect(withAuthErrors(async () => "done")).resolves.toBe("done");
});

test.each([
  ["auth/too-many-requests", "tooMany"],
  ["auth/captcha-check-failed", "expired"],
  ["auth/code-expired", "expired"],
  ["auth/invalid-verification-code", "other"],
  ["auth/network-request-failed", "other"],
])("%s is the telephone’s %s", (code, problem) => {
  expect(phoneProblemOf(new AuthError({ code }))).toBe(problem);
  expect(phoneProblemOf({ code })).toBe("other");
});

test.each([
  ["TypeError: Failed to fetch", "offline"],
  ["TypeError: Load failed", "offline"],
  ["TypeError: NetworkError when attempting to fetch resource.", "offline"],
  ["SyntaxError: Unexpected token '<'", "offline"],
  ["TypeError: response.json is not a function", "unknown"],
  ["TypeError: undefined is not an object (evaluating 'a.b')", "unknown"],
  ["TypeError: AbortSignal.any is not a function", "unknown"],
  ["ReferenceError: Can't find variable: requestIdleCallback", "unknown"],
])("of what Firebase calls a failed request, %s is %s", (message, problem) => {
  expect(authProblemOf({ code: "auth/network-request-failed", customData: { message } })).toBe(problem);
});

test("a sign-in library that cannot be loaded means that there is no connection", () => {
  expect(new AuthError(new LoadError(new TypeError("Failed to fetch"))).problem).toBe("offline");
});

test.each([undefined, null, "auth/wrong-password", new Error("auth/wrong-password"), { code: 7 }])(
  "%j has no code",
  (error) => {
    expect(authProblemOf(error)).toBe("unknown");
  },
);
