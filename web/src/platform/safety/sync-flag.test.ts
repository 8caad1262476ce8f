import { setSafetyFlag } from "@mindle/domain/api/safety";
import { FLAG_DAYS, laterFlag, type SafetyFlag } from "@mindle/domain/safety/safety-flag";
import { DAY_MS } from "@mindle/domain/time";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { stubServer } from "../api/testing/stub-server.ts";
import { publishAuthState } from "../auth/auth-state.ts";
import { createQueryClient } from "../data/query-client.ts";
import { userInfoQuery } from "../data/user.ts";
import { clearUserData } from "../storage/clear-user-data.ts";
import { activeFlag, clearFlag, keep, raiseFlag, storedFlagValue } from "./flag.ts";
import { flushFlag, startFlagSync } from "./sync-flag.ts";

/** What the account has, and whether it can be reached. */
let account: SafetyFlag | null;
let isOnline: boolean;
let stop = () => {};
let answer: ReturnType<typeof stubServer>;

/** The page's own events. */
const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  account = null;
  isOnline = true;
  vi.spyOn(console, "warn").mockReturnValue();
  answer = stubServer().mockImplementation((_path, body) => {
    if (!isOnline) throw new TypeError("no connection");
    const { flag } = z.parse(setSafetyFlag.body, body);
    account = flag === null ? null : laterFlag(account, flag);
    return account;
  });
  publishAuthState({ status: "signedOut" });
});

afterEach(() => {
  stop();
  clearUserData();
  publishAuthState({ status: "signedOut" });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function signIn(): void {
  publishAuthState({ status: "signedIn", account: { uid: "sky", email: null, displayName: null } });
}

test("a flag that was raised before signing in is sent with the sign-in, and one of a user at once", async () => {
  raiseFlag("danger");
  stop = startFlagSync(createQueryClient());
  expect(answer).not.toHaveBeenCalled();
  signIn();
  await vi.waitFor(() => expect(account).toEqual(activeFlag()));
  await vi.waitFor(() => expect(storedFlagValue.read()?.sentAt).toBeTypeOf("number"));
});

test("what could not be sent is sent once there is a connection", async () => {
  isOnline = false;
  signIn();
  stop = startFlagSync(createQueryClient());
  raiseFlag("violence");
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  expect(activeFlag()?.kind).toBe("violence");
  isOnline = true;
  page.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(account?.kind).toBe("violence"));
});

test("a removed flag is removed from the account, and a visitor's leaves nothing behind", async () => {
  stop = startFlagSync(createQueryClient());
  raiseFlag("danger");
  clearFlag();
  await vi.waitFor(() => expect(storedFlagValue.read()).toBeUndefined());
  signIn();
  raiseFlag("danger");
  await vi.waitFor(() => expect(account).not.toBeNull());
  clearFlag();
  expect(activeFlag()).toBeNull();
  await vi.waitFor(() => expect(account).toBeNull());
});

test.each(["signedOut", "signedIn"])(
  "a flag past its days is removed from the device, %s",
  async (status) => {
    if (status === "signedIn") signIn();
    raiseFlag("danger");
    const day = new Date(Date.now() - (FLAG_DAYS + 1) * DAY_MS).toISOString().slice(0, 10);
    const kept = storedFlagValue.read();
    if (kept === undefined) throw new Error("the flag is kept");
    keep({ ...kept, flag: { kind: "danger", day } });
    stop = startFlagSync(createQueryClient());
    await vi.waitFor(() => expect(storedFlagValue.read()).toBeUndefined());
    expect(answer).not.toHaveBeenCalled();
  },
);

test("before signing out, what was not sent is sent once, for so long at most", async () => {
  isOnline = false;
  signIn();
  stop = startFlagSync(createQueryClient());
  raiseFlag("danger");
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
  await flushFlag(1_000);
  expect(account).toBeNull();
  isOnline = true;
  await flushFlag(1_000);
  expect(account).toEqual(activeFlag());
  clearFlag();
  await flushFlag(1_000);
  expect(account).toBeNull();
  answer.mockReturnValue(new Promise(() => {}));
  raiseFlag("panic");
  await flushFlag(20);
});

test("the flag of the account counts on a device that reads the user, until another device removes it", async () => {
  const queryClient = createQueryClient();
  signIn();
  stop = startFlagSync(queryClient);
  const read = (safetyFlag: SafetyFlag | null) =>
    queryClient.fetchQuery({
      ...userInfoQuery("sky"),
      staleTime: 0,
      queryFn: async () => ({ ...USER, safetyFlag }),
    });
  const day = new Date(Date.now() + 9 * 60 * 60_000).toISOString().slice(0, 10);
  await read({ kind: "eating", day });
  expect(activeFlag()).toEqual({ kind: "eating", day });
  expect(answer).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 5));
  await read(null);
  expect(activeFlag()).toBeNull();
});

const USER = {
  userId: "sky",
  email: null,
  additionalInfo: {},
  loggedIn: true as const,
  availableProgramIds: [],
  stepFinished: {},
  authProviders: [],
  passwordSet: false,
  hasConsented: true,
};
