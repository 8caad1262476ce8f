import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubServer } from "../api/testing/stub-server.ts";
import { publishAuthState } from "../auth/auth-state.ts";
import { localJson } from "../storage/storage.ts";
import { register, renewDevice } from "./device.ts";
import { pushToken } from "./stored-reminders.ts";

const unsubscribe = vi.fn(async () => true);
const worker = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
let answer: ReturnType<typeof stubServer>;

function signIn(uid: string): void {
  publishAuthState({ status: "signedIn", account: { uid, email: null, displayName: null } });
}

beforeEach(() => {
  answer = stubServer();
  vi.stubEnv("VITE_PUSH", "local");
  // The token that this browser has at its push service.
  localJson.write("localDevice", "new");
  vi.stubGlobal("navigator", {
    onLine: true,
    serviceWorker: { register: async () => worker, getRegistration: async () => worker },
  });
  signIn("a");
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  unsubscribe.mockClear();
});

describe("a registration", () => {
  test("resolves to the browser's token", async () => {
    expect(await register("a")).toBe("new");
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  test.each([
    ["signed out", () => publishAuthState({ status: "signedOut" })],
    ["replaced by another user", () => signIn("b")],
    ["signed out by another tab", () => localJson.write("clearedAt", Date.now() + 1)],
  ])("of a user who is %s meanwhile gives no token", async (_, leave) => {
    answer.mockImplementation(() => {
      leave();
      return null;
    });
    expect(await register("a")).toBeUndefined();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});

/** Calls of the API, as `operation token`. */
function calls(): readonly string[] {
  return answer.mock.calls.map(([path, body]) => `${path} ${JSON.stringify(body)}`);
}

const REGISTERED = 'notification/registerDevice {"token":"new"}';

describe("a renewal", () => {
  beforeEach(() => {
    localJson.remove("clearedAt");
    vi.stubGlobal("Notification", { permission: "granted" });
    pushToken.write("old");
  });

  afterEach(() => pushToken.write(undefined));

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
    answer.mockImplementationOnce(() => {
      pushToken.write(undefined);
      return null;
    });
    await renewDevice();
    expect(calls()).toEqual([REGISTERED, 'notification/unregisterDevice {"token":"new"}']);
    expect(pushToken.read()).toBeUndefined();
  });

  test("a token of a user who is replaced meanwhile is not kept", async () => {
    answer.mockImplementationOnce(() => {
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
    answer.mockRejectedValueOnce(new Error("no connection"));
    await expect(renewDevice()).rejects.toThrow("no connection");
    expect(pushToken.read()).toBe("old");
  });
});
