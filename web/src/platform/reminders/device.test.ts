import { afterEach, expect, test, vi } from "vitest";
import { callApi } from "../api/call-api.ts";
import { publishAuthState } from "../auth/auth-state.ts";
import { localJson } from "../storage/storage.ts";
import { register } from "./device.ts";
import { loadPushService } from "./push-service.ts";

vi.mock("../api/call-api.ts");
vi.mock("./push-service.ts");

const unsubscribe = vi.fn(async () => true);
const worker = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };

function signIn(uid: string): void {
  publishAuthState({ status: "signedIn", account: { uid, email: null, displayName: null } });
}

function startRegistration() {
  vi.stubGlobal("navigator", {
    serviceWorker: { register: async () => worker, getRegistration: async () => worker },
  });
  vi.mocked(loadPushService).mockResolvedValue({ token: async () => "token" });
  const { promise, resolve } = Promise.withResolvers<null>();
  vi.mocked(callApi).mockReturnValue(promise);
  signIn("a");
  return { registered: register("a"), answer: () => resolve(null) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("a registration resolves to the browser's token", async () => {
  const { registered, answer } = startRegistration();
  answer();
  expect(await registered).toBe("token");
  expect(unsubscribe).not.toHaveBeenCalled();
});

test.each([
  ["signed out", () => publishAuthState({ status: "signedOut" })],
  ["replaced by another user", () => signIn("b")],
  ["signed out by another tab", () => localJson.write("clearedAt", Date.now() + 1)],
])("a token of a user who is %s meanwhile is not kept", async (_, leave) => {
  const { registered, answer } = startRegistration();
  leave();
  answer();
  expect(await registered).toBeUndefined();
  expect(unsubscribe).toHaveBeenCalledOnce();
});
