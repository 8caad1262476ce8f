import { BinaryWriter } from "@bufbuild/protobuf/wire";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Fields, Value } from "../model/document.ts";
import { decodeEntity, encodeEntity } from "./entity.ts";
import { decodeLog } from "./record-log.ts";
import { RECORDED_PROJECT, recordedDocuments, recordedFile } from "./testing/recorded-exports.ts";
import { writeGroup, writeInt64, writeMessage, writeString } from "./wire-fields.ts";

const OUTPUT = "all_namespaces/all_kinds/output-0";

describe.each([
  ["(default)", "default"],
  ["db2", "db2"],
] as const)("recorded entities of database %s", (databaseId, name) => {
  const records = new Map(
    decodeLog(recordedFile(name, OUTPUT)).map((record) => [decodeEntity(record).path, record]),
  );
  const documents = recordedDocuments(databaseId);

  test("are the recorded documents", () => {
    expect([...records.keys()].sort()).toEqual(documents.map(({ path }) => path).sort());
  });

  test.each(documents)("$path is encoded to the same bytes", ({ path, fields }) => {
    const encoded = encodeEntity(RECORDED_PROJECT, databaseId, path, fields);
    expect(Buffer.from(encoded).toString("hex")).toBe(Buffer.from(records.get(path) ?? []).toString("hex"));
  });

  test.each(documents)("$path is decoded", ({ path, fields }) => {
    const decoded = decodeEntity(records.get(path) ?? new Uint8Array());
    expect(decoded.databaseId).toBe(databaseId);
    expect(sorted(decoded.fields)).toEqual(sorted(asExported(fields)));
  });
});

// Exports do not store the sign of zero.
function asExported(fields: Fields): Fields {
  return new Map(
    [...fields].map(([name, value]) => [
      name,
      value.kind === "double" ? { kind: "double", value: value.value + 0 } : value,
    ]),
  );
}

function sorted(fields: Fields): [string, Value][] {
  return [...fields].sort(([a], [b]) => (a < b ? -1 : 1));
}

const leaf: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ kind: "null" }),
  fc.boolean().map((value): Value => ({ kind: "boolean", value })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value): Value => ({ kind: "integer", value })),
  fc.double().map((value): Value => ({ kind: "double", value: value + 0 })),
  fc.bigInt({ min: -(2n ** 55n), max: 2n ** 57n }).map((micros): Value => ({ kind: "timestamp", micros })),
  fc.string({ unit: "grapheme" }).map((value): Value => ({ kind: "string", value })),
  fc.uint8Array().map((value): Value => ({ kind: "bytes", value })),
  fc
    .tuple(fc.double({ min: -90, max: 90 }), fc.double({ min: -180, max: 180 }))
    .map(([latitude, longitude]): Value => ({ kind: "geoPoint", latitude, longitude })),
  fc
    .constantFrom("c/x", "c/__id7__/sub/ü", "c/__id-9223372036854775808__")
    .map((path): Value => ({ kind: "reference", name: `projects/p/databases/d/documents/${path}` })),
);

const { fields: anyFields } = fc.letrec<{ fields: Fields; value: Value; element: Value }>((tie) => ({
  fields: fc
    .uniqueArray(fc.tuple(fc.string({ minLength: 1 }), tie("value")), {
      selector: ([name]) => name,
      maxLength: 5,
    })
    // Exports store empty arrays first.
    .map(
      (entries): Fields =>
        new Map([...entries.filter(isEmpty), ...entries.filter((entry) => !isEmpty(entry))]),
    ),
  value: fc.oneof(
    { depthSize: "small" },
    tie("element"),
    fc.array(tie("element"), { maxLength: 4 }).map((values): Value => ({ kind: "array", values })),
  ),
  element: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    tie("fields").map((fields): Value => ({ kind: "map", fields })),
  ),
}));

function isEmpty([, value]: [string, Value]): boolean {
  return value.kind === "array" && value.values.length === 0;
}

describe("an entity", () => {
  test("round-trips any fields in stored order", () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const decoded = decodeEntity(encodeEntity("p", "d", "c/x/sub/y", fields));
        expect(decoded).toEqual({ databaseId: "d", path: "c/x/sub/y", fields, indexedReferences: [] });
        expect([...decoded.fields.keys()]).toEqual([...fields.keys()]);
      }),
    );
  });

  test("has the names of indexed reference fields", () => {
    const raw = encodeEntity(
      "p",
      "(default)",
      "c/x",
      new Map([["r", reference("projects/p/databases/(default)/documents/c/y")]]),
    );
    // Production exports have indexed properties in field 14 instead of 15.
    const indexed = Buffer.from(raw);
    indexed[indexed.indexOf(0x7a)] = 0x72;
    expect(decodeEntity(indexed).indexedReferences).toEqual(["r"]);
    expect(decodeEntity(raw).indexedReferences).toEqual([]);
  });

  test("may have unknown fields and groups", () => {
    const writer = new BinaryWriter();
    writeGroup(writer, 99, () => {
      writeGroup(writer, 1, () => writeInt64(writer, 2, 300n));
      writeString(writer, 3, "unknown");
    });
    writeString(writer, 98, "unknown");
    const known = encodeEntity("p", "(default)", "c/x", new Map([["n", { kind: "null" }]]));
    expect(decodeEntity(Buffer.concat([writer.finish(), known]))).toEqual(decodeEntity(known));
  });

  test("without a path is rejected", () => {
    const writer = new BinaryWriter();
    writeMessage(writer, 13, () => {
      writeString(writer, 13, "dev~p");
      writeString(writer, 14, "");
    });
    expect(() => decodeEntity(writer.finish())).toThrow("An entity has no path.");
  });
});

function reference(name: string): Value {
  return { kind: "reference", name };
}
