import { beforeEach, expect, test, vi } from "vitest";
import { authState, publishAuthState } from "./auth-state.ts";
import { signedInUid } from "./auth-storage.ts";
import { beginAuth, idToken } from "./session.ts";

const auth = { ready: vi.fn<() => Promise<void>>() };
const loadAuth = async () => auth;

beforeEach(() => publishAuthState({ status: "waiting" }));

test("Auth that does not answer is a failure after a while, and may answer later all the same", async () => {
  vi.useFakeTimers();
  auth.ready.mockReturnValue(new Promise(() => {}));
  const begun = beginAuth(loadAuth).then(
    () => "answered",
    (error: unknown) => (error instanceof Error ? error.name : "failed"),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await begun).toBe("TimeoutError");
  expect(authState()).toMatchObject({ status: "waiting", failure: { name: "TimeoutError" } });
  publishAuthState({ status: "signedOut" });
  expect(authState()).toEqual({ status: "signedOut" });
  vi.useRealTimers();
});

test("what became known meanwhile is not taken back by a failure", async () => {
  auth.ready.mockImplementation(async () => {
    publishAuthState({ status: "signedOut" });
    throw new Error("later");
  });
  await expect(beginAuth(loadAuth)).rejects.toThrow("later");
  expect(authState()).toEqual({ status: "signedOut" });
});

test("a failure of Auth does not take away the token that the device keeps: calls for its user go on with it", async () => {
  signedInUid.write("a");
  publishAuthState({ status: "waiting", token: "kept" });
  auth.ready.mockRejectedValue(new Error("no connection"));
  await expect(beginAuth(loadAuth)).rejects.toThrow("no connection");
  expect(await idToken(false, "a")).toBe("kept");
  signedInUid.write(undefined);
});
