import type { TransactionRefusal } from "@mindle/domain/bridge/purchase-answers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { startBridge } from "./bridge.ts";

const HASH = "local-bridge-hash";

/** A bridge between an app and a shell that records everything. */
function connect(start: { readonly uid?: string; readonly refusal?: TransactionRefusal } = {}) {
  const sent: unknown[] = [];
  const done: string[] = [];
  let uid = start.uid;
  let receive: (received: unknown) => void = () => {};
  let tellUser = () => {};
  let tellPage: (routeName: string) => void = () => {};
  let ids = 0;
  const { ask, finish } = startBridge({
    port: {
      send: (text) => sent.push(JSON.parse(text)),
      listen: (listener) => {
        receive = listener;
      },
    },
    hash: HASH,
    newId: () => {
      ids += 1;
      return String(ids);
    },
    uid: () => uid,
    onUser: (listener) => {
      tellUser = listener;
    },
    onPage: (listener) => {
      tellPage = listener;
    },
    address: () => ({ pathname: "/voucher/riggy-complete", search: "?lng=ko" }),
    signOut: () => done.push("signOut"),
    setOs: (os) => done.push(`os ${os}`),
    settleTransaction: async (transactionId) => {
      done.push(`transaction ${transactionId}`);
      return start.refusal;
    },
    report: (problem) => done.push(problem),
  });
  return {
    ask,
    finish,
    sent,
    done,
    shellSends: (message: object) => receive({ hash: HASH, ...message }),
    isSignedIn: (next: string | undefined) => {
      uid = next;
      tellUser();
    },
    shows: (routeName: string) => tellPage(routeName),
  };
}

const CREATED = { type: "boot/appCreated", data: {}, hash: HASH };
const LOGGED_IN = { type: "auth/loggedIn", data: {}, hash: HASH };

test("the shell hears first that the app runs", () => {
  expect(connect().sent).toEqual([CREATED]);
});

test("the shell hears of every sign-in once, also of one before", () => {
  expect(connect({ uid: "a" }).sent).toEqual([CREATED, LOGGED_IN]);
  const { sent, isSignedIn } = connect();
  for (const uid of ["a", "a", undefined, "a", "b"]) isSignedIn(uid);
  expect(sent).toEqual([CREATED, LOGGED_IN, LOGGED_IN, LOGGED_IN]);
});

test("the shell hears which page is shown", () => {
  const { sent, shows } = connect();
  shows("/voucher/:packageId");
  expect(sent.at(-1)).toEqual({
    type: "webview/setCurrentURL",
    data: { routeName: "/voucher/:packageId", path: "/voucher/riggy-complete", search: "?lng=ko" },
    hash: HASH,
  });
});

test("the app does what the shell says, and reports its mistakes", () => {
  const { done, shellSends } = connect();
  shellSends({ type: "boot/setOS", data: { os: "ios" } });
  shellSends({ type: "auth/signOut" });
  shellSends({ type: "auth/signOut", hash: "wrong" });
  shellSends({ type: "boot/setOS" });
  shellSends({ type: "purchase/processIosIapPurchase", hash: "wrong" });
  expect(done).toEqual(["os ios", "signOut", "data.os is missing", "invalid hash"]);
});

const PRICE = { type: "purchase/getProductInfo", data: { productIdentifier: "riggy_complete.v0" } } as const;
const PURCHASE = {
  type: "purchase/requestPurchase",
  data: {
    billId: "b".repeat(20),
    productIdentifier: "riggy_complete.v0",
    appAccountToken: "9b2f3c1e-1111-8222-9333-444455556666",
  },
} as const;

describe("a request", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("carries an id, and gets the first answer with it", async () => {
    const { ask, sent, shellSends } = connect();
    const [one, other] = [ask(PRICE), ask(PRICE)];
    expect(sent.slice(1)).toEqual([
      { ...PRICE, id: "1", hash: HASH },
      { ...PRICE, id: "2", hash: HASH },
    ]);
    shellSends({ type: PRICE.type, id: "2", data: { localizedPrice: "$2" } });
    shellSends({ type: PRICE.type, id: "2", data: { localizedPrice: "$3" } });
    shellSends({ type: PRICE.type, id: "1", data: { localizedPrice: "$1" } });
    expect(await Promise.all([one, other])).toEqual([
      { ok: true, value: "$1" },
      { ok: true, value: "$2" },
    ]);
  });

  test("is not answered by another type, an unknown id or a wrong hash, and says what went wrong", async () => {
    const { ask, done, shellSends } = connect();
    const asked = ask(PURCHASE);
    shellSends({ type: PRICE.type, id: "1", data: { localizedPrice: "$1" } });
    shellSends({ type: PURCHASE.type, id: "9", error: "failed" });
    shellSends({ type: PURCHASE.type, id: "1", error: "failed", hash: "wrong" });
    shellSends({ type: PURCHASE.type, id: "1", error: "cancelled" });
    expect(await asked).toEqual({ ok: false, problem: "cancelled" });
    expect(done).toEqual(["invalid hash"]);
  });

  test("is unavailable after its time, and a later answer changes nothing", async () => {
    vi.useFakeTimers();
    const { ask, shellSends } = connect();
    const asked = ask(PRICE, 1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await asked).toEqual({ ok: false, problem: "unavailable" });
    shellSends({ type: PRICE.type, id: "1", data: { localizedPrice: "$1" } });
  });
});

describe("a paid transaction", () => {
  const DELIVERED = { type: "purchase/processIosIapPurchase", data: { transactionId: "2000000001" } };

  test("is used however it comes, and the shell hears that it can be finished", async () => {
    const { done, sent, shellSends } = connect();
    shellSends(DELIVERED);
    shellSends({ type: PURCHASE.type, id: "of an earlier page", data: { transactionId: "2000000002" } });
    expect(done).toEqual(["transaction 2000000001", "transaction 2000000002"]);
    await expect
      .poll(() => sent.slice(1))
      .toEqual([
        { ...DELIVERED, hash: HASH },
        { ...DELIVERED, data: { transactionId: "2000000002" }, hash: HASH },
      ]);
  });

  test("that the app has processed by itself can be finished, too", () => {
    const { finish, sent } = connect();
    finish("2000000001");
    expect(sent.at(-1)).toEqual({ ...DELIVERED, hash: HASH });
  });

  test("that cannot be used stays the shell's", async () => {
    const { sent, shellSends } = connect({ refusal: "unauthenticated" });
    shellSends(DELIVERED);
    await expect.poll(() => sent.at(-1)).toEqual({ ...DELIVERED, error: "unauthenticated", hash: HASH });
  });

  test("with a wrong hash is not used: 'invalid hash'", () => {
    const { done, sent, shellSends } = connect();
    shellSends({ ...DELIVERED, hash: "wrong" });
    expect(done).toEqual(["invalid hash"]);
    expect(sent.at(-1)).toEqual({ ...DELIVERED, data: {}, error: "invalid hash", hash: HASH });
  });
});
