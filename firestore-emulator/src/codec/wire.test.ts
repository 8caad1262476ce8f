import fc from "fast-check";
import protobuf from "protobufjs";
import { describe, expect, test } from "vitest";
import type { StoredDocument } from "../model/document.ts";
import { fieldsIdentical } from "../model/order.ts";
import { anyValue } from "../query/testing/arbitraries.ts";
import type { Message } from "../transport/types.ts";
import { descriptorJson, messageType } from "./descriptor.ts";
import { DocumentMessage } from "./document-message.ts";
import { decodeFields } from "./value.ts";
import { decodeMessage } from "./wire-decode.ts";
import { encodeFramed } from "./wire-encode.ts";
import { MalformedMessage } from "./wire-reader.ts";
import { WireWriter } from "./wire-writer.ts";

const FRAME_HEAD = 5;
const NAME = "projects/p/databases/d/documents/c/ü";
/** The reference: the protobuf library with the same descriptor. */
const root = protobuf.Root.fromJSON(descriptorJson);
const OBJECTS = { longs: String, enums: String };
/** With bytes as base64, which compare whatever holds them. */
const TEXTS = { ...OBJECTS, bytes: String };

const name = fc.constantFrom("a", "b", "ü", "x".repeat(40), "constructor");
const document: fc.Arbitrary<StoredDocument> = fc
  .record({
    fields: fc.array(fc.tuple(name, anyValue), { maxLength: 4 }),
    createTime: fc.bigInt({ min: -62_135_596_800_000_000n, max: 253_402_300_799_999_999n }),
  })
  .map(({ fields, createTime }) => ({
    path: "c/ü",
    fields: new Map(fields),
    createTime,
    updateTime: createTime + 1n,
  }));

describe("documents on the wire", () => {
  test("are what the protobuf library reads and writes", () => {
    const type = root.lookupType("google.firestore.v1.Document");
    fc.assert(
      fc.property(document, (stored) => {
        const message = new DocumentMessage(NAME, stored);
        const bytes = message.bytes();
        expect(framed("Document", message)).toEqual(bytes);
        const theirs = type.toObject(type.decode(bytes), TEXTS);
        expect(plain(theirs)).toEqual(plain(type.toObject(type.fromObject(message.message()), TEXTS)));
        expect(plain(type.toObject(type.decode(framed("Document", message.message())), TEXTS))).toEqual(
          plain(theirs),
        );
        const back = decodeMessage(
          messageType("Document"),
          Buffer.from(type.encode(type.decode(bytes)).finish()),
        );
        expect(fieldsIdentical(decodeFields(back), stored.fields)).toBe(true);
      }),
    );
  });

  test("cut anywhere are refused or read as something shorter, never worse", () => {
    fc.assert(
      fc.property(document, fc.nat(), fc.uint8Array({ maxLength: 3 }), (stored, cut, noise) => {
        const bytes = new DocumentMessage(NAME, stored).bytes();
        const damaged = Buffer.concat([bytes.subarray(0, cut % (bytes.length + 1)), noise]);
        try {
          decodeMessage(messageType("Document"), damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedMessage);
        }
      }),
    );
  });
});

describe("messages on the wire", () => {
  test.each<[string, Message]>([
    [
      "ListenResponse",
      { documentChange: { targetIds: [2, 300, -1], removedTargetIds: [7], document: { name: NAME } } },
    ],
    [
      "ListenResponse",
      { targetChange: { targetChangeType: "CURRENT", targetIds: [2], resumeToken: Buffer.of(1, 2) } },
    ],
    ["ListenRequest", { database: "d", labels: { a: "1", b: "" }, addTarget: { targetId: 2, once: true } }],
    ["RunQueryResponse", { readTime: { seconds: "-5", nanos: 1_000 }, skippedResults: 3, done: true }],
    ["Value", { integerValue: "-9223372036854775808" }],
    ["Value", { integerValue: "9223372036854775807" }],
    ["Value", { doubleValue: -0 }],
    ["Value", { nullValue: "NULL_VALUE" }],
    ["Write", { verify: NAME, currentDocument: { exists: false } }],
  ])("%s %o is what the protobuf library reads, and comes back", (typeName, message) => {
    const type = root.lookupType(`google.firestore.v1.${typeName}`);
    const bytes = framed(typeName, message);
    expect(type.toObject(type.decode(bytes), OBJECTS)).toEqual(message);
    expect(textual(decodeMessage(messageType(typeName), bytes))).toEqual(textual(message));
  });

  test("of a oneof, the last member counts", () => {
    const both = Buffer.concat([
      framed("Value", { booleanValue: true }),
      framed("Value", { stringValue: "s" }),
    ]);
    expect(decodeMessage(messageType("Value"), both)).toEqual({ stringValue: "s" });
  });

  test("unknown fields and wrong wire types are passed over", () => {
    const unknown = Buffer.from([0xf8, 0x3f, 0x01, 0x0d, 1, 2, 3, 4]);
    const bytes = Buffer.concat([unknown, framed("Value", { stringValue: "s" })]);
    expect(decodeMessage(messageType("Value"), bytes)).toEqual({ stringValue: "s" });
  });
});

/** The protobuf of a message, out of its gRPC frame. */
function framed(typeName: string, message: Message): Buffer {
  const writer = new WireWriter(8);
  encodeFramed(messageType(typeName), message, writer);
  const bytes = writer.written();
  expect(bytes.readUInt32BE(1)).toBe(bytes.length - FRAME_HEAD);
  return bytes.subarray(FRAME_HEAD);
}

/** Without prototypes, which the two libraries choose differently. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_key, item: unknown) => (Object.is(item, -0) ? "-0" : item)));
}

/** Integers as text, as they may come as either. */
function textual(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, item: unknown) =>
      typeof item === "number" ? (Object.is(item, -0) ? "-0" : String(item)) : item,
    ),
  );
}
