import { type Operation, operation } from "@mindle/domain/api/operation";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { AppError } from "../../../functions/src/app-error.ts";
import { createDispatcher, type FailureReport } from "../../../functions/src/http/dispatch.ts";
import { openStore } from "../../../functions/src/store/store.ts";
import { EMPTY_APP_STORE } from "../../support/functions/app-store.ts";
import { anAccount } from "../../support/functions/users.ts";

const CALLS_PER_ADDRESS = 6;
const CALLS_PER_USER = 2;

const LIMITS = {
  limit: { calls: CALLS_PER_ADDRESS, perSeconds: 60 },
  userLimit: { calls: CALLS_PER_USER, perSeconds: 60 },
};

/**
 * An operation that counts how often its handler ran, with both limits; beyond one, the wait is 41.001 s. It does not find the
 * guess `wrong`.
 */
function limitedOperation(
  limits: Pick<Operation, "limit" | "networkLimit" | "userLimit" | "totalLimit" | "missLimit"> = LIMITS,
) {
  const calls = new Map<string, number>();
  const handled: (string | null)[] = [];
  const reports: FailureReport[] = [];
  const dispatch = createDispatcher({
    contract: {
      limited: operation({
        path: "test/limited",
        access: "anyone",
        body: z.strictObject({ guess: z.optional(z.string()) }),
        data: z.null(),
        errors: ["not-found"],
        ...limits,
      }),
    },
    handlers: {
      limited: async ({ guess }, { uid }) => {
        handled.push(uid);
        if (guess === "wrong") throw new AppError("not-found", "no such guess");
        return null;
      },
    },
    // Opening does not connect, and the operation does not use the store.
    deps: {
      store: openStore({ projectId: "demo-unit", contentEnv: "local" }),
      appStore: EMPTY_APP_STORE,
      siteUrl: "https://mindle.example",
      now: () => 0,
      random: () => new Uint8Array(),
    },
    verifyToken: async (token) => anAccount(token),
    verifyAppCheckToken: null,
    limiter: {
      consume: async (key, limit) => {
        const count = calls.get(key) ?? 0;
        if (count >= limit.calls) return 41_001;
        calls.set(key, count + 1);
        return 0;
      },
      knownWait: (key, limit) => ((calls.get(key) ?? 0) < limit.calls ? 0 : 41_001),
      isExempt: () => false,
      isProxy: () => false,
    },
    report: (failure) => reports.push(failure),
  });
  const send = (
    address: string,
    uid: string | null,
    body: unknown = {},
    ids: Record<string, string> = {},
  ) => {
    const headers = new Headers({ "Content-Type": "application/json", "X-Forwarded-For": address, ...ids });
    if (uid !== null) headers.set("Authorization", `Bearer ${uid}`);
    return dispatch({
      method: "POST",
      path: "/api/test/limited",
      header: (name) => headers.get(name) ?? undefined,
      body: new TextEncoder().encode(JSON.stringify(body)),
    });
  };
  return { send, calls, handled, reports };
}

const TOO_MANY = {
  status: 429,
  headers: { "Retry-After": "42", "Cache-Control": "private, no-store" },
  envelope: { success: false, data: null, code: "resource-exhausted" },
};

describe("the dispatcher's rate limits", () => {
  test("stop one account that calls from many addresses", async () => {
    const { send, handled, reports } = limitedOperation();
    for (let call = 0; call < CALLS_PER_USER; call += 1) {
      expect((await send(`192.0.2.${call}`, "u1")).status).toBe(200);
    }
    for (let call = 10; call < 20; call += 1) {
      expect(await send(`192.0.2.${call}`, "u1")).toMatchObject(TOO_MANY);
    }
    expect(handled).toEqual(["u1", "u1"]);
    expect(reports).toEqual([]);
  });

  test("stop many accounts, and calls without one, behind one address", async () => {
    const { send, handled } = limitedOperation();
    for (let call = 0; call < CALLS_PER_ADDRESS; call += 1) {
      expect((await send("192.0.2.1", `u${call}`)).status).toBe(200);
    }
    expect(await send("192.0.2.1", "another")).toMatchObject(TOO_MANY);
    expect(await send("192.0.2.1", null)).toMatchObject(TOO_MANY);
    expect(handled).toHaveLength(CALLS_PER_ADDRESS);
    expect((await send("192.0.2.2", "another")).status).toBe(200);
  });

  test("both hold for a user behind a shared address, whose refused calls do not count for others", async () => {
    const { send, handled } = limitedOperation();
    for (let call = 0; call < CALLS_PER_USER; call += 1) await send("192.0.2.1", "u1");
    for (let call = 0; call < 20; call += 1) {
      expect(await send("192.0.2.1", "u1")).toMatchObject(TOO_MANY);
    }
    for (const uid of ["u2", "u2", "u3", "u4"]) expect((await send("192.0.2.1", uid)).status).toBe(200);
    expect(handled).toHaveLength(CALLS_PER_ADDRESS);
    expect(await send("192.0.2.1", "u4")).toMatchObject(TOO_MANY);
  });

  test("do not count calls without an account by user, nor input that is refused", async () => {
    const { send, calls } = limitedOperation();
    expect((await send("192.0.2.1", "u1", "no object")).status).toBe(400);
    expect(calls.size).toBe(0);
    for (let call = 0; call < CALLS_PER_ADDRESS; call += 1) {
      expect((await send("192.0.2.1", null)).status).toBe(200);
    }
    expect([...calls.values()]).toEqual([CALLS_PER_ADDRESS, CALLS_PER_ADDRESS]);
  });

  test("let many browsers behind one address call, each within its limit", async () => {
    const { send } = limitedOperation();
    const browser = (number: number) => ({ "Browser-Id": `browser${String(number).padStart(13, "0")}` });
    for (let number = 0; number < 10; number += 1) {
      for (let call = 0; call < CALLS_PER_ADDRESS - 1; call += 1) {
        expect((await send("192.0.2.1", null, {}, browser(number))).status).toBe(200);
      }
    }
    expect((await send("192.0.2.1", null, {}, browser(1))).status).toBe(200);
    expect(await send("192.0.2.1", null, {}, browser(1))).toMatchObject(TOO_MANY);
  });

  test("stop one address that changes its browser id with every call", async () => {
    const { send, handled } = limitedOperation();
    for (let call = 0; call < 100; call += 1) {
      await send("192.0.2.1", null, {}, { "Browser-Id": `browser${String(call).padStart(13, "0")}` });
    }
    expect(handled).toHaveLength(10 * CALLS_PER_ADDRESS);
  });

  test("count nothing for a browser and a user behind an address that is refused", async () => {
    const { send, calls } = limitedOperation();
    for (let call = 0; call < 100; call += 1) {
      const browser = { "Browser-Id": `browser${String(call).padStart(13, "0")}` };
      await send("192.0.2.1", `u${call}`, {}, browser);
    }
    // The browsers and users of the calls that were let through, and their address.
    expect(calls.size).toBe(2 * 10 * CALLS_PER_ADDRESS + 1);
  });

  test("may give all browsers of an address fewer calls", async () => {
    const { send, handled } = limitedOperation({ ...LIMITS, networkLimit: { calls: 8, perSeconds: 600 } });
    for (let call = 0; call < 100; call += 1) {
      await send("192.0.2.1", null, {}, { "Browser-Id": `browser${String(call).padStart(13, "0")}` });
    }
    expect(handled).toHaveLength(8);
    expect((await send("192.0.2.2", null)).status).toBe(200);
  });

  test("hold for everybody together, whatever address a caller writes", async () => {
    const { send, handled } = limitedOperation({ ...LIMITS, totalLimit: { calls: 8, perSeconds: 60 } });
    for (let call = 0; call < 8; call += 1) expect((await send(`192.0.2.${call}`, null)).status).toBe(200);
    for (let call = 8; call < 20; call += 1) {
      expect(await send(`192.0.2.${call}`, null)).toMatchObject(TOO_MANY);
    }
    expect(handled).toHaveLength(8);
  });

  test("stop wrong guesses by many accounts behind one address, and from then on right ones", async () => {
    const missLimit = { calls: 3, perSeconds: 600 };
    const { send, handled } = limitedOperation({ userLimit: LIMITS.userLimit, missLimit });
    const guess = (number: number, text: string) => send("192.0.2.1", `u${number}`, { guess: text });
    for (let right = 0; right < 10; right += 1) expect((await guess(right, "right")).status).toBe(200);
    for (let wrong = 10; wrong < 13; wrong += 1) expect((await guess(wrong, "wrong")).status).toBe(404);
    expect(handled).toHaveLength(13);
    expect(await guess(13, "wrong")).toMatchObject(TOO_MANY);
    expect(await guess(14, "right")).toMatchObject(TOO_MANY);
    expect(handled).toHaveLength(13);
    expect((await send("192.0.2.2", "u15", { guess: "right" })).status).toBe(200);
  });

  test("store neither address nor user id", async () => {
    const { send, calls } = limitedOperation();
    await send("192.0.2.1", "some-user");
    expect([...calls.keys()].join()).not.toMatch(/192\.0\.2|some-user/);
  });
});
