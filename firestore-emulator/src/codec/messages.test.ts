import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { file_firestore } from "../generated/firestore_pb.js";

/** A protobuf.js definition. */
interface Definition {
  readonly fields?: Readonly<Record<string, { readonly id: number }>>;
  readonly nested?: Readonly<Record<string, Definition>>;
}

test("the generated messages have the fields of those in @google-cloud/firestore", () => {
  const manifest = createRequire(import.meta.url).resolve("@google-cloud/firestore/package.json");
  const root: Definition = JSON.parse(readFileSync(join(dirname(manifest), "build/protos/v1.json"), "utf8"));
  const published = root.nested?.["google"]?.nested?.["firestore"]?.nested?.["v1"];
  expect(published).toBeDefined();
  const generated = new Set(file_firestore.messages.flatMap((message) => fieldsOf(message)));
  expect(namesOf(published ?? {}, "").filter((name) => !generated.has(name))).toEqual([]);
});

interface Message {
  readonly typeName: string;
  readonly fields: readonly { readonly jsonName: string; readonly number: number }[];
  readonly nestedMessages: readonly Message[];
}

/** Every field as `.Value.nullValue = 11`. */
function fieldsOf({ typeName, fields, nestedMessages }: Message): string[] {
  const name = typeName.slice("google.firestore.v1".length);
  return [
    ...fields.map(({ jsonName, number }) => `${name}.${jsonName} = ${number}`),
    ...nestedMessages.flatMap(fieldsOf),
  ];
}

function namesOf({ fields = {}, nested = {} }: Definition, name: string): string[] {
  return [
    ...Object.entries(fields).map(([field, { id }]) => `${name}.${field} = ${id}`),
    ...Object.entries(nested).flatMap(([child, definition]) => namesOf(definition, `${name}.${child}`)),
  ];
}
