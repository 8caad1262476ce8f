import { describe, expect, test, vi } from "vitest";
import { firedExitReasons, subscribedOnExit } from "../../features/exit-popup/exit-state.ts";
import { knownEmail, typedEmail } from "../account/known-email.ts";
import { type AuthState, publishAuthState } from "../auth/auth-state.ts";
import { signedInUid } from "../auth/auth-storage.ts";
import { isDatabaseStuck } from "../browser/device-database.ts";
import { helpShown } from "../safety/help-shown.ts";
import { clearOnAccountChange, clearUserData, onUserDataCleared, personalJson } from "./clear-user-data.ts";
import { localJson } from "./storage.ts";

vi.mock("../browser/device-database.ts", () => ({ isDatabaseStuck: vi.fn(() => false) }));

test("user data are removed, data of the browser stay", () => {
  subscribedOnExit.write(true);
  firedExitReasons.write(["inactivity"]);
  typedEmail.write("sky@example.com");
  helpShown.write(true);

  clearUserData();

  expect(subscribedOnExit.read()).toBe(false);
  expect(firedExitReasons.read()).toEqual([]);
  expect(knownEmail()).toBeUndefined();
  expect(helpShown.read()).toBe(true);
});

test("listeners are called after the storages were cleared", () => {
  subscribedOnExit.write(true);
  const found: boolean[] = [];
  onUserDataCleared(() => found.push(subscribedOnExit.read()));
  clearUserData();
  expect(found).toEqual([false]);
});

test("nothing is written any more once another tab has cleared user data", () => {
  clearUserData();
  personalJson.write("nickname", "하늘");
  expect(localJson.read("nickname")).toBe("하늘");
  // What another tab does when its user signs out.
  localJson.remove("nickname");
  localJson.write("clearedAt", 1);

  subscribedOnExit.write(true);
  personalJson.write("nickname", "하늘");

  expect(subscribedOnExit.read()).toBe(false);
  expect(localJson.read("nickname")).toBeUndefined();
});

describe("a change of account", () => {
  const SIGNED_OUT: AuthState = { status: "signedOut" };
  const signedIn = (uid: string): AuthState => ({
    status: "signedIn",
    account: { uid, email: null, displayName: null },
  });
  clearOnAccountChange();

  /** Whether user data are cleared when Auth says these one after the other. */
  function isCleared(...states: readonly AuthState[]): boolean {
    publishAuthState(SIGNED_OUT);
    clearUserData();
    for (const state of states.slice(0, -1)) publishAuthState(state);
    personalJson.write("nickname", "하늘");
    for (const state of states.slice(-1)) publishAuthState(state);
    return localJson.read("nickname") === undefined;
  }

  test.each([
    ["a user signs in", [SIGNED_OUT, signedIn("a")], false],
    ["Auth says the same again", [signedIn("a"), signedIn("a")], false],
    ["Auth is being asked", [signedIn("a"), { status: "waiting" } as const], false],
    ["the user signs out", [signedIn("a"), SIGNED_OUT], true],
    ["another user signs in", [signedIn("a"), signedIn("b")], true],
    [
      "another user turns out to be signed in",
      [signedIn("a"), { status: "waiting" } as const, signedIn("b")],
      true,
    ],
  ])("clears user data or not: %s", (_, states, cleared) => {
    expect(isCleared(...states)).toBe(cleared);
  });

  test("clears nothing a second time when another tab has cleared", () => {
    clearUserData();
    publishAuthState(signedIn("a"));
    localJson.write("clearedAt", 1);
    publishAuthState(SIGNED_OUT);
    expect(localJson.read("clearedAt")).toBe(1);
  });

  test("is none where the stored session cannot be read, and one when another user signs in after it", () => {
    vi.mocked(isDatabaseStuck).mockReturnValue(true);
    const waiting: AuthState = { status: "waiting" };
    expect(isCleared(signedIn("a"), waiting, SIGNED_OUT)).toBe(false);
    expect(signedInUid.read()).toBe("a");
    expect(isCleared(signedIn("a"), waiting, SIGNED_OUT, signedIn("a"))).toBe(false);
    expect(isCleared(signedIn("a"), waiting, SIGNED_OUT, signedIn("b"))).toBe(true);
    expect(isCleared(signedIn("a"), SIGNED_OUT)).toBe(true);
    expect(signedInUid.read()).toBeUndefined();
    vi.mocked(isDatabaseStuck).mockReturnValue(false);
  });
});
