import { describe, expect, test, vi } from "vitest";
import { clearUserData, personalJson } from "../storage/clear-user-data.ts";
import { checkDatabase, isDatabaseStuck } from "../storage/device-database.ts";
import { localJson } from "../storage/storage.ts";
import { type AuthState, publishAuthState } from "./auth-state.ts";
import { signedInUid } from "./auth-storage.ts";
import { clearOnAccountChange } from "./clear-on-account-change.ts";

/** IndexedDB answers no more, until the function that this resolves to is called. */
async function stickDatabase(): Promise<() => Promise<void>> {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const opening = new EventTarget();
  vi.stubGlobal("indexedDB", { open: () => opening });
  vi.useFakeTimers();
  const checked = checkDatabase();
  await vi.advanceTimersToNextTimerAsync();
  await checked;
  vi.useRealTimers();
  expect(isDatabaseStuck()).toBe(true);
  return async () => {
    opening.dispatchEvent(new Event("error"));
    await vi.waitFor(() => expect(isDatabaseStuck()).toBe(false));
    vi.unstubAllGlobals();
    warn.mockRestore();
  };
}

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

  test("is none where the stored session cannot be read, and one when another user signs in after it", async () => {
    const answer = await stickDatabase();
    const waiting: AuthState = { status: "waiting" };
    expect(isCleared(signedIn("a"), waiting, SIGNED_OUT)).toBe(false);
    expect(signedInUid.read()).toBe("a");
    expect(isCleared(signedIn("a"), waiting, SIGNED_OUT, signedIn("a"))).toBe(false);
    expect(isCleared(signedIn("a"), waiting, SIGNED_OUT, signedIn("b"))).toBe(true);
    expect(isCleared(signedIn("a"), SIGNED_OUT)).toBe(true);
    expect(signedInUid.read()).toBeUndefined();
    await answer();
  });
});
