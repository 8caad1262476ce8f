import type { UserProgram } from "@mindle/domain/api/user-program";
import { HOUR_MS } from "@mindle/domain/time";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { stubServer } from "../api/testing/stub-server.ts";
import { createQueryClient } from "../data/query-client.ts";
import { userProgramQuery } from "../data/user.ts";
import { isCouponOffered } from "./coupon-offered.ts";
import { redeemCode } from "./redeem-code.ts";

const UID = "u1";
const USER = {
  userId: UID,
  email: null,
  additionalInfo: {},
  loggedIn: true,
  availableProgramIds: [],
  stepFinished: {},
  authProviders: [],
  passwordSet: false,
  hasConsented: true,
  safetyFlag: null,
};

/** A programme with spans that close so many hours from now. */
const program = (programId: string, ...hours: readonly number[]): UserProgram => ({
  programId,
  usageInfos: hours.map((each) => ({
    status: "available",
    openedAt: 0,
    closedAt: Date.now() + each * HOUR_MS,
  })),
  stepFinished: [],
});

/** Redeems a voucher of one programme after which these are read; undefined where they cannot be. */
async function redeemed(programs: readonly UserProgram[] | undefined, before: readonly UserProgram[] = []) {
  const queryClient = createQueryClient();
  const { queryKey } = userProgramQuery(UID);
  queryClient.setQueryData(queryKey, { programs: [...before] });
  stubServer().mockImplementation((path) => {
    if (path === "purchase/redeemCoupon") return { programIds: ["one"] };
    if (programs === undefined) throw new TypeError("no connection");
    return path === "auth/getUserInfo" ? USER : { programs };
  });
  return (await redeemCode("code", UID, queryClient)).over;
}

test("a voucher opens its programme", async () => {
  expect(await redeemed([program("one", 1)])).toBeUndefined();
  expect(await redeemed([program("one", -1, 1)])).toBeUndefined();
  expect(await redeemed([program("one", 1), program("two", -1)])).toBeUndefined();
});

test("the voucher of a programme that has closed opens nothing when it is redeemed again", async () => {
  expect(await redeemed([program("two", 1), program("one", -2, -1)])).toBe("one");
});

test("nothing is said to be over that was not read after it was redeemed", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  expect(await redeemed(undefined, [program("one", -1)])).toBeUndefined();
  expect(warn).toHaveBeenCalledWith("the user was not read again", expect.any(ApiError));
});

const BRIDGE = { messageHandlers: { bridge: { postMessage: () => {} } } };
const SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 MindleShell/1.0";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ["a browser", {}, true],
  ["a web view of another app", { messageHandlers: {} }, true],
  ["the shell", BRIDGE, false],
])("vouchers in %s", (_, webkit, offered) => {
  vi.stubGlobal("navigator", { userAgent: SAFARI });
  vi.stubGlobal("window", { webkit });
  expect(isCouponOffered()).toBe(offered);
});
