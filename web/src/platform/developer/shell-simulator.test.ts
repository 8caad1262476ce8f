import { readMessage, writeMessage } from "@mindle/domain/bridge/messages";
import { describe, expect, test } from "vitest";
import { createShellSimulator, SIMULATED_OUTCOMES, type SimulatedOutcome } from "./shell-simulator.ts";

const HASH = "local-bridge-hash";
const PAID = "1000000000001";
const REQUEST = {
  type: "purchase/requestPurchase",
  id: "1",
  data: {
    billId: "b".repeat(20),
    productIdentifier: "riggy_complete.v0",
    appAccountToken: "9b2f3c1e-1111-8222-9333-444455556666",
  },
} as const;

function simulate(outcome: SimulatedOutcome) {
  const posted: unknown[] = [];
  const log: string[] = [];
  let unfinished: readonly string[] = [];
  const receive = createShellSimulator({
    hash: HASH,
    simulation: () => ({ outcome, price: "₩49,000" }),
    // Read as the app reads it.
    post: (message) => {
      posted.push(readMessage(message, HASH));
      log.push("post");
    },
    buy: async (product) => {
      expect(product).toEqual({
        productId: REQUEST.data.productIdentifier,
        appAccountToken: REQUEST.data.appAccountToken,
      });
      log.push("buy");
      return PAID;
    },
    unfinished: {
      read: () => unfinished,
      write: (ids) => {
        unfinished = ids;
      },
    },
    wait: async () => void log.push("wait"),
  });
  const send = (message: Parameters<typeof writeMessage>[0]) => receive(writeMessage(message, HASH));
  return { posted, log, send, unfinished: () => unfinished };
}

const answer = { kind: "answer", id: "1" };
const confirmed = { ...answer, answer: { type: REQUEST.type, ok: true, value: PAID } };
const declined = (problem: string) => ({ ...answer, answer: { type: REQUEST.type, ok: false, problem } });
const delivered = {
  kind: "message",
  message: { type: "purchase/processIosIapPurchase", data: { transactionId: PAID } },
};

test("it plays iOS, and names a price", async () => {
  const { posted, send } = simulate("succeeds");
  await send({ type: "boot/appCreated", data: {} });
  const type = "purchase/getProductInfo";
  await send({ type, id: "1", data: { productIdentifier: "riggy_complete.v0" } });
  expect(posted).toEqual([
    { kind: "message", message: { type: "boot/setOS", data: { os: "ios" } } },
    { ...answer, answer: { type, ok: true, value: "₩49,000" } },
  ]);
});

describe("a purchase", () => {
  const expected: Readonly<Record<SimulatedOutcome, readonly [posted: readonly object[], log: string]>> = {
    succeeds: [[confirmed], "buy post"],
    cancelled: [[declined("cancelled")], "post"],
    fails: [[declined("failed")], "post"],
    pending: [[declined("pending"), delivered], "post wait buy post"],
    late: [[confirmed], "buy wait post"],
    twice: [[confirmed, confirmed], "buy post post"],
    lost: [[], "buy"],
  };

  test.each(SIMULATED_OUTCOMES)("that %s", async (outcome) => {
    const { posted, log, send, unfinished } = simulate(outcome);
    await send(REQUEST);
    expect(posted).toEqual(expected[outcome][0]);
    expect(log.join(" ")).toBe(expected[outcome][1]);
    expect(unfinished()).toEqual(log.includes("buy") ? [PAID] : []);
  });
});

test("what is paid is sent again after each sign-in, until the app has processed it", async () => {
  const { posted, send, unfinished } = simulate("lost");
  await send(REQUEST);
  await send({ type: "auth/loggedIn", data: {} });
  expect(posted).toEqual([delivered]);
  const type = "purchase/processIosIapPurchase";
  await send({ type, data: { transactionId: PAID }, error: "unavailable" });
  expect(unfinished()).toEqual([PAID]);
  await send({ type, data: { transactionId: PAID } });
  await send({ type: "auth/loggedIn", data: {} });
  expect([unfinished(), posted]).toEqual([[], [delivered]]);
});
