import { createHash, randomBytes } from "node:crypto";
import { checkEmailExist } from "@mindle/domain/api/auth";
import { BROWSER_ID_HEADER } from "@mindle/domain/api/headers";
import { redeemCoupon } from "@mindle/domain/api/purchase";
import { BROWSER_ID_LENGTH, randomId } from "@mindle/domain/identity/ids";
import type { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { addressKey } from "../../../functions/src/http/rate-limit.ts";
import { LOCAL_RATE_LIMIT_KEY } from "../../../functions/src/settings.ts";
import { rateLimitId } from "../../../functions/src/store/rate-limits.ts";
import { call, makeAddress, post, refusal } from "../../support/functions/api.ts";
import { database } from "../../support/functions/database.ts";
import { testEnvironment } from "../../support/functions/environment.ts";
import { openTestStore, testStore } from "../../support/functions/store.ts";
import { makeEmail, makeUser } from "../../support/functions/users.ts";

const LIMIT = checkEmailExist.limit?.calls ?? 0;
const NETWORK_LIMIT = 100;

/** Calls as through Hosting, with a forged entry in X-Forwarded-For. */
function checkFrom(address: string, ids: Record<string, string> = {}) {
  const headers = {
    "Content-Type": "application/json",
    "X-Forwarded-For": `${makeAddress()}, ${address}, 151.101.1.2`,
    ...ids,
  };
  const body = JSON.stringify({ email: makeEmail() });
  return fetch(`${testEnvironment().apiUrl}/${checkEmailExist.path}`, { method: "POST", headers, body });
}

function countOf(address: string) {
  return database()
    .doc(documentOf(addressKey(checkEmailExist.path, address, null)))
    .get();
}

function documentOf(key: string): string {
  return `rateLimits/${rateLimitId(key, LOCAL_RATE_LIMIT_KEY)}`;
}

describe("limits per address", () => {
  test("beyond the limit an address gets 429 with Retry-After, and another address does not", async () => {
    const address = makeAddress();
    for (let calls = 0; calls < LIMIT; calls += 1) expect((await checkFrom(address)).status).toBe(200);
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const refused = await checkFrom(address);
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({ success: false, data: null, code: "resource-exhausted" });
      const seconds = Number(refused.headers.get("Retry-After"));
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThanOrEqual(60);
    }
    expect((await checkFrom(makeAddress())).status).toBe(200);
    const { calls, expiresAt } = (await countOf(address)).data() ?? {};
    expect(calls).toBe(LIMIT);
    const end: Timestamp = expiresAt;
    expect(end.toMillis()).toBeGreaterThan(Date.now());
  });

  test("accounts cannot be found by trying addresses with ever new browser ids", async () => {
    const address = makeAddress();
    const withNewBrowser = () =>
      checkFrom(address, { [BROWSER_ID_HEADER]: randomId(BROWSER_ID_LENGTH, randomBytes) });
    for (let calls = 0; calls < NETWORK_LIMIT; calls += 1) expect((await withNewBrowser()).status).toBe(200);
    expect((await withNewBrowser()).status).toBe(429);
    expect((await checkFrom(makeAddress())).status).toBe(200);
    // Counted for all processes together.
    const counted = await database()
      .doc(documentOf(addressKey(checkEmailExist.path, address)))
      .get();
    expect(counted.get("calls")).toBe(NETWORK_LIMIT);
    // An address is not found by hashing all addresses.
    const unkeyed = createHash("sha256")
      .update(JSON.stringify([checkEmailExist.path, address]))
      .digest("hex");
    expect((await database().doc(`rateLimits/${unkeyed}`).get()).exists).toBe(false);
  });

  test("invalid input and operations without a limit are not counted; the address is not stored", async () => {
    const address = makeAddress();
    const headers = { "X-Forwarded-For": address };
    expect((await refusal(checkEmailExist, { email: "not-an-address" }, { headers })).code).toBe(
      "invalid-argument",
    );
    expect((await post("auth/getUserInfo", {}, { headers })).status).toBe(401);
    expect((await countOf(address)).exists).toBe(false);
    await call(checkEmailExist, { email: makeEmail() }, { headers });
    const counted = await countOf(address);
    expect(Object.keys(counted.data() ?? {}).toSorted()).toEqual(["calls", "expiresAt"]);
    expect(counted.get("calls")).toBe(1);
  });
});

describe("limits per user", () => {
  const CALLS = redeemCoupon.userLimit?.calls ?? 0;
  const MISSES_PER_ADDRESS = redeemCoupon.missLimit?.calls ?? 0;
  const { apiUrl, functionsUrl } = testEnvironment();

  function redeem(url: string, token: string, address: string, body: unknown): Promise<Response> {
    return fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Forwarded-For": address,
        [BROWSER_ID_HEADER]: randomId(BROWSER_ID_LENGTH, randomBytes),
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    });
  }

  /** Redeems a code that does not exist. */
  const guess = (token: string, address: string) =>
    redeem(`${apiUrl}/${redeemCoupon.path}`, token, address, { code: "NO-SUCH-CODE" });

  test("stop one account that guesses from many addresses, also through the callable", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    for (let calls = 0; calls < CALLS; calls += 1) {
      expect((await guess(user.token, makeAddress())).status).toBe(404);
    }
    const refused = await guess(user.token, makeAddress());
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ success: false, data: null, code: "resource-exhausted" });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThanOrEqual(1);
    const data = { code: "NO-SUCH-CODE" };
    const callable = await redeem(`${functionsUrl}/redeemCoupon`, user.token, makeAddress(), { data });
    expect(callable.status).toBe(429);
    expect(await callable.json()).toMatchObject({ error: { status: "RESOURCE_EXHAUSTED" } });
    expect((await guess(other.token, makeAddress())).status).toBe(404);
  });

  test("do not replace the limit per address, which stops many accounts with ever new browser ids", async () => {
    const address = makeAddress();
    for (let calls = 0; calls < MISSES_PER_ADDRESS; ) {
      const { token } = await makeUser();
      for (let own = 0; own < CALLS && calls < MISSES_PER_ADDRESS; own += 1, calls += 1) {
        expect((await guess(token, address)).status).toBe(404);
      }
    }
    const { token } = await makeUser();
    expect((await guess(token, address)).status).toBe(429);
    expect((await guess(token, makeAddress())).status).toBe(404);
  });
});

describe("the counter", () => {
  const limit = { calls: 20, perSeconds: 60 };

  test("lets exactly the limit of concurrent calls through, and starts a new window when one ends", async () => {
    const { rateLimits } = testStore();
    const key = makeAddress();
    const now = Date.now();
    const consume = (at: number) => rateLimits.consume(key, limit, at);
    const waits = await Promise.all(Array.from({ length: 50 }, () => consume(now)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    expect(new Set(waits)).toEqual(new Set([0, 60_000]));
    expect(await consume(now + 59_999)).toBe(1);
    expect(await consume(now + 60_000)).toBe(0);
    expect((await database().doc(documentOf(key)).get()).get("calls")).toBe(1);
  });

  test("of each process needs no document", async () => {
    const [one, other] = [openTestStore().rateLimits, openTestStore().rateLimits];
    const here = { ...limit, perProcess: true } as const;
    const key = makeAddress();
    const now = Date.now();
    for (let calls = 0; calls < 20; calls += 1) expect(await one.consume(key, here, now)).toBe(0);
    expect(await one.consume(key, here, now + 1)).toBe(59_999);
    expect(await other.consume(key, here, now)).toBe(0);
    expect(await one.consume(key, here, now + 60_000)).toBe(0);
    expect((await database().doc(documentOf(key)).get()).exists).toBe(false);
  });
});
