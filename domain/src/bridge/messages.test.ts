import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type OutboundMessage, outboundMessage, readMessage, writeMessage } from "./messages.ts";
import { SHELL_PROBLEMS, TRANSACTION_REFUSALS } from "./purchase-answers.ts";

const HASH = "local-bridge-hash";
const IGNORED = { kind: "ignored" };

describe("readMessage", () => {
  test.each([
    [{ type: "boot/setOS", data: { os: "ios" } }],
    [{ type: "auth/signOut", data: {} }],
    [{ type: "purchase/processIosIapPurchase", data: { transactionId: "2000000001" } }],
  ])("reads %j as JSON and as an object", (message) => {
    const sent = { ...message, hash: HASH };
    expect(readMessage(sent, HASH)).toEqual({ kind: "message", message });
    expect(readMessage(JSON.stringify(sent), HASH)).toEqual({ kind: "message", message });
  });

  test("data may be left out where there are none", () => {
    expect(readMessage({ type: "auth/signOut", hash: HASH }, HASH)).toEqual({
      kind: "message",
      message: { type: "auth/signOut", data: {} },
    });
  });

  test.each([[undefined], [{}], [{ os: "" }], [{ os: 7 }], ["ios"], [null]])(
    "boot/setOS with the data %j is refused",
    (data) => {
      expect(readMessage({ type: "boot/setOS", data, hash: HASH }, HASH)).toEqual({
        kind: "refused",
        type: "boot/setOS",
        problem: "data.os is missing",
      });
    },
  );

  test("with a wrong hash, or none, everything but a purchase is ignored", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom("boot/setOS", "auth/signOut", "x"), (hash, type) => {
        fc.pre(hash !== HASH);
        expect(readMessage({ type, data: { os: "ios" }, hash }, HASH)).toEqual(IGNORED);
      }),
    );
    expect(readMessage({ type: "auth/signOut", data: {} }, HASH)).toEqual(IGNORED);
  });

  test.each([
    "purchase/processIosIapPurchase",
    "purchase/getProductInfo",
    "purchase/requestPurchase",
    "purchase/anything",
  ])("%s with a wrong hash, or none, is refused", (type) => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (hash, data) => {
        fc.pre(hash !== HASH);
        const refused = { kind: "refused", type, problem: "invalid hash" };
        expect(readMessage({ type, id: "1", data, hash }, HASH)).toEqual(refused);
      }),
    );
    expect(readMessage({ type }, HASH)).toMatchObject({ problem: "invalid hash" });
  });

  test.each([undefined, {}, { transactionId: "" }, { transactionId: 7 }, { transactionId: "a1" }])(
    "purchase/processIosIapPurchase with the data %j is refused",
    (data) => {
      const type = "purchase/processIosIapPurchase";
      expect(readMessage({ type, data, hash: HASH }, HASH)).toEqual({
        kind: "refused",
        type,
        problem: "data.transactionId is missing",
      });
    },
  );

  test("anything else that other scripts post is ignored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.json(), fc.string(), fc.anything()), (received) => {
        expect(readMessage(received, HASH)).toEqual(IGNORED);
      }),
    );
    expect(readMessage({ type: "unknown", data: {}, hash: HASH }, HASH)).toEqual(IGNORED);
  });
});

const REQUEST_ID = fc.string({ minLength: 1, maxLength: 64 });
const TRANSACTION_ID = fc.stringMatching(/^[0-9]{1,64}$/);
const PRICE = fc.string({ minLength: 1, maxLength: 40 });

describe("an answer of the shell", () => {
  const answerTo = (type: string, rest: object) => readMessage({ type, id: "7", hash: HASH, ...rest }, HASH);

  test("has the id of its request, and the price or the transaction", () => {
    fc.assert(
      fc.property(REQUEST_ID, PRICE, TRANSACTION_ID, (id, localizedPrice, transactionId) => {
        const answers = [
          ["purchase/getProductInfo", { localizedPrice }, localizedPrice],
          ["purchase/requestPurchase", { transactionId }, transactionId],
        ] as const;
        for (const [type, data, value] of answers) {
          const answer = { type, ok: true, value };
          expect(answerTo(type, { id, data })).toEqual({ kind: "answer", id, answer });
        }
      }),
    );
  });

  test.each(["purchase/getProductInfo", "purchase/requestPurchase"])(
    "to %s says what went wrong; what it does not say well counts as a failure",
    (type) => {
      for (const problem of SHELL_PROBLEMS) {
        const answer = { type, ok: false, problem };
        expect(answerTo(type, { error: problem })).toEqual({ kind: "answer", id: "7", answer });
        expect(answerTo(type, { error: problem, data: { localizedPrice: "1", transactionId: "1" } })).toEqual(
          {
            kind: "answer",
            id: "7",
            answer,
          },
        );
      }
      const anyFailure = fc.record({
        error: fc.jsonValue().filter((error) => !SHELL_PROBLEMS.some((known) => known === error)),
        data: fc.jsonValue(),
      });
      const noData = fc.record({ data: fc.constantFrom(undefined, null, {}, "1", []) });
      fc.assert(
        fc.property(fc.oneof(anyFailure, noData), (rest) => {
          const answer = { type, ok: false, problem: "failed" };
          expect(answerTo(type, rest)).toEqual({ kind: "answer", id: "7", answer });
        }),
      );
    },
  );

  test.each([undefined, "", 7, null, "7".repeat(65)])("with the id %j answers nothing", (id) => {
    const data = { localizedPrice: "₩1" };
    expect(answerTo("purchase/getProductInfo", { id, data })).toEqual(IGNORED);
  });
});

const MESSAGES: fc.Arbitrary<OutboundMessage> = fc.oneof(
  fc.constant<OutboundMessage>({ type: "boot/appCreated", data: {} }),
  fc.constant<OutboundMessage>({ type: "auth/loggedIn", data: {} }),
  fc.record({
    type: fc.constant("webview/setCurrentURL" as const),
    data: fc.record({ routeName: fc.string(), path: fc.string(), search: fc.string() }),
  }),
  fc.record({
    type: fc.constant("purchase/getProductInfo" as const),
    id: REQUEST_ID,
    data: fc.record({ productIdentifier: fc.string({ minLength: 1, maxLength: 200 }) }),
  }),
  fc.record({
    type: fc.constant("purchase/requestPurchase" as const),
    id: REQUEST_ID,
    data: fc.record({
      billId: fc.stringMatching(/^[A-Za-z0-9]{16,64}$/),
      productIdentifier: fc.string({ minLength: 1, maxLength: 200 }),
      appAccountToken: fc.uuid(),
    }),
  }),
  fc.record(
    {
      type: fc.constant("purchase/processIosIapPurchase" as const),
      data: fc.record({ transactionId: TRANSACTION_ID }),
      error: fc.constantFrom(...TRANSACTION_REFUSALS),
    },
    { requiredKeys: ["type", "data"] },
  ),
);

test("what is written is JSON with the message and the hash", () => {
  fc.assert(
    fc.property(MESSAGES, fc.string(), (message, hash) => {
      const written: unknown = JSON.parse(writeMessage(message, hash));
      expect(z.parse(outboundMessage, written)).toEqual(message);
      expect(written).toMatchObject({ hash });
    }),
  );
});
