import { readFileSync } from "node:fs";
import type { JsonObject } from "@bufbuild/protobuf";
import { messageFromJson } from "../../codec/json.ts";
import { decodeFields } from "../../codec/value.ts";
import { DocumentSchema } from "../../generated/firestore_pb.js";
import type { Fields } from "../../model/document.ts";

interface RecordedDocument {
  readonly database: string;
  readonly path: string;
  readonly fields: JsonObject;
}

interface Recording {
  readonly documents: readonly RecordedDocument[];
  /** By database: relative file path to base64. */
  readonly exports: Readonly<Record<"default" | "db2" | "empty", Readonly<Record<string, string>>>>;
  readonly big: {
    readonly path: string;
    readonly length: number;
    readonly output_len: number;
    readonly output_crc32c: number;
  };
}

const recording: Recording = JSON.parse(
  readFileSync(new URL("../../../fixtures/export_import.partial.json", import.meta.url), "utf8"),
);

/** The project of the recorded exports. */
export const RECORDED_PROJECT = "demo-export";

export const { big, exports: recordedExports } = recording;

export function recordedDocuments(databaseId: string): { path: string; fields: Fields }[] {
  return recording.documents
    .filter(({ database }) => database === databaseId)
    .map(({ path, fields }) => ({
      path,
      fields: plainBytes(decodeFields(messageFromJson(DocumentSchema, { fields }))),
    }));
}

// Vitest distinguishes the Buffers of the parser from Uint8Arrays.
function plainBytes(fields: Fields): Fields {
  return new Map(
    [...fields].map(([name, value]) => [
      name,
      value.kind === "bytes" ? { kind: "bytes", value: new Uint8Array(value.value) } : value,
    ]),
  );
}

export function recordedFile(database: "default" | "db2" | "empty", file: string): Uint8Array {
  const text = recordedExports[database][file];
  if (text === undefined) {
    throw new Error(`No file ${file} was recorded for ${database}.`);
  }
  return Buffer.from(text, "base64");
}
