import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callApi } from "../api/call-api.ts";
import { publishAuthState } from "../auth/auth-state.ts";
import { loadPushService } from "./push-service.ts";
import { pushToken } from "./push-token.ts";
import { renewDevice } from "./renew-device.ts";

vi.mock("../api/call-api.ts");
vi.mock("./push-service.ts");

const unsubscribe = vi.fn(async () => true);
const worker = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };

/** Calls of the API, as `operation token`. */
function calls(): readonly string[] {
  return vi.mocked(callApi).mock.calls.map(([{ path }, body]) => `${path} ${JSON.stringify(body)}`);
}

const REGISTERED = 'notification/registerDevice {"token":"new"}';

function signIn(uid: string): void {
  publishAuthState({ status: "signedIn", account: { uid, email: null, displayName: null } });
}

beforeEach(() => {
  vi.stubGlobal("navigator", {
    serviceWorker: { register: async () => worker, getRegistration: async () => worker },
  });
  vi.stubGlobal("Notification", { permission: "granted" });
  vi.mocked(loadPushService).mockResolvedValue({ token: async () => "new" });
  vi.mocked(callApi).mockResolvedValue(null);
  signIn("a");
  pushToken.write("old");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  pushToken.write(undefined);
});

test("a token that was replaced is registered, and the old one is no more", async () => {
  await renewDevice();
  expect(calls()).toEqual([REGISTERED, 'notification/unregisterDevice {"token":"old"}']);
  expect(pushToken.read()).toBe("new");
  expect(unsubscribe).not.toHaveBeenCalled();
});

test.each([
  ["the token is the same", () => pushToken.write("new")],
  ["the device is off", () => pushToken.write(undefined)],
  ["nobody is signed in", () => publishAuthState({ status: "signedOut" })],
  ["the browser blocks notifications", () => vi.stubGlobal("Notification", { permission: "denied" })],
  ["the browser has no notifications", () => vi.stubGlobal("Notification", undefined)],
])("nothing is sent where %s", async (_, prepare) => {
  prepare();
  await renewDevice();
  expect(calls()).toEqual([]);
});

test("a device that is turned off meanwhile stays off", async () => {
  vi.mocked(callApi).mockImplementationOnce(async () => {
    pushToken.write(undefined);
    return null;
  });
  await renewDevice();
  expect(calls()).toEqual([REGISTERED, 'notification/unregisterDevice {"token":"new"}']);
  expect(pushToken.read()).toBeUndefined();
});

test("a token of a user who is replaced meanwhile is not kept", async () => {
  vi.mocked(callApi).mockImplementationOnce(async () => {
    signIn("b");
    pushToken.write(undefined);
    return null;
  });
  await renewDevice();
  expect(calls()).toEqual([REGISTERED]);
  expect(pushToken.read()).toBeUndefined();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test("a failure leaves the old token, so that the next start tries again", async () => {
  vi.mocked(callApi).mockRejectedValueOnce(new Error("no connection"));
  await expect(renewDevice()).rejects.toThrow("no connection");
  expect(pushToken.read()).toBe("old");
});
