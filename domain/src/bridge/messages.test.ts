import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type OutboundMessage, outboundMessage, readMessage, writeMessage } from "./messages.ts";

const HASH = "local-bridge-hash";
const IGNORED = { kind: "ignored" };

describe("readMessage", () => {
  test.each([[{ type: "boot/setOS", data: { os: "ios" } }], [{ type: "auth/signOut", data: {} }]])(
    "reads %j as JSON and as an object",
    (message) => {
      const sent = { ...message, hash: HASH };
      expect(readMessage(sent, HASH)).toEqual({ kind: "message", message });
      expect(readMessage(JSON.stringify(sent), HASH)).toEqual({ kind: "message", message });
    },
  );

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
    expect(readMessage({ type: "purchase/processIosIapPurchase", hash: "wrong" }, HASH)).toEqual({
      kind: "refused",
      problem: "invalid hash",
    });
  });

  test("anything else that other scripts post is ignored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.json(), fc.string(), fc.anything()), (received) => {
        expect(readMessage(received, HASH)).toEqual(IGNORED);
      }),
    );
    expect(readMessage({ type: "unknown", data: {}, hash: HASH }, HASH)).toEqual(IGNORED);
  });
});

const MESSAGES: fc.Arbitrary<OutboundMessage> = fc.oneof(
  fc.constant<OutboundMessage>({ type: "boot/appCreated", data: {} }),
  fc.constant<OutboundMessage>({ type: "auth/loggedIn", data: {} }),
  fc.record({
    type: fc.constant("webview/setCurrentURL" as const),
    data: fc.record({ routeName: fc.string(), path: fc.string(), search: fc.string() }),
  }),
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
