import fc from "fast-check";
import protobuf from "protobufjs";
import { describe, expect, test } from "vitest";
import type { StoredDocument } from "../model/document.ts";
import { fieldsIdentical } from "../model/order.ts";
import { anyValue } from "../model/testing/arbitraries.ts";
import { descriptorJson, messageType } from "./descriptor.ts";
import { DocumentMessage } from "./document-message.ts";
import type { Message } from "./message.ts";
import { decodeFields } from "./value.ts";
import { decodeMessage } from "./wire-decode.ts";
import { encodeFramed } from "./wire-encode.ts";
import { MalformedMessage } from "./wire-reader.ts";
import { WireWriter } from "./wire-writer.ts";

const FRAME_HEADER_SIZE = 5;
const NAME = "projects/p/databases/d/documents/c/ü";
/** Reference implementation: protobufjs with the same descriptor. */
const root = protobuf.Root.fromJSON(descriptorJson);
const TO_OBJECT = { longs: String, enums: String };
/** With bytes as base64, comparable across Buffer and Uint8Array. */
const TO_COMPARABLE = { ...TO_OBJECT, bytes: String };

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

describe("protobuf encoding of documents", () => {
  test("is compatible with protobufjs", () => {
    const type = root.lookupType("google.firestore.v1.Document");
    fc.assert(
      fc.property(document, (stored) => {
        const message = new DocumentMessage(NAME, stored);
        const bytes = message.bytes();
        expect(encoded("Document", message)).toEqual(bytes);
        const decoded = type.toObject(type.decode(bytes), TO_COMPARABLE);
        expect(plain(decoded)).toEqual(
          plain(type.toObject(type.fromObject(message.message()), TO_COMPARABLE)),
        );
        expect(
          plain(type.toObject(type.decode(encoded("Document", message.message())), TO_COMPARABLE)),
        ).toEqual(plain(decoded));
        const roundTrip = decodeMessage(
          messageType("Document"),
          Buffer.from(type.encode(type.decode(bytes)).finish()),
        );
        expect(fieldsIdentical(decodeFields(roundTrip), stored.fields)).toBe(true);
      }),
    );
  });

  test("truncated bytes are decoded or rejected as MalformedMessage", () => {
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

describe("protobuf encoding of messages", () => {
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
  ])("%s %o is compatible with protobufjs and round-trips", (typeName, message) => {
    const type = root.lookupType(`google.firestore.v1.${typeName}`);
    const bytes = encoded(typeName, message);
    expect(type.toObject(type.decode(bytes), TO_OBJECT)).toEqual(message);
    expect(numbersAsStrings(decodeMessage(messageType(typeName), bytes))).toEqual(numbersAsStrings(message));
  });

  test("the last member of a oneof wins", () => {
    const both = Buffer.concat([
      encoded("Value", { booleanValue: true }),
      encoded("Value", { stringValue: "s" }),
    ]);
    expect(decodeMessage(messageType("Value"), both)).toEqual({ stringValue: "s" });
  });

  test("unknown fields and wrong wire types are skipped", () => {
    const unknown = Buffer.from([0xf8, 0x3f, 0x01, 0x0d, 1, 2, 3, 4]);
    const bytes = Buffer.concat([unknown, encoded("Value", { stringValue: "s" })]);
    expect(decodeMessage(messageType("Value"), bytes)).toEqual({ stringValue: "s" });
  });
});

/** The protobuf encoding of a message, without its gRPC frame header. */
function encoded(typeName: string, message: Message): Buffer {
  const writer = new WireWriter(8);
  encodeFramed(messageType(typeName), message, writer);
  const bytes = writer.written();
  expect(bytes.readUInt32BE(1)).toBe(bytes.length - FRAME_HEADER_SIZE);
  return bytes.subarray(FRAME_HEADER_SIZE);
}

/** Removes prototypes, which the two libraries set differently. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_key, item: unknown) => (Object.is(item, -0) ? "-0" : item)));
}

/** Numbers as strings: int64 may be decoded as either. */
function numbersAsStrings(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, item: unknown) =>
      typeof item === "number" ? (Object.is(item, -0) ? "-0" : String(item)) : item,
    ),
  );
}
