import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Backend, startBackend } from "../testing/backend.ts";
import { testStore } from "../testing/store.ts";
import type { Store } from "./store.ts";

const PROJECT = "demo-indexes";
const UID = "someone";

const mode = z.union([
  z.object({ order: z.enum(["ASCENDING", "DESCENDING"]) }),
  z.object({ arrayConfig: z.literal("CONTAINS") }),
]);
const queryScope = z.enum(["COLLECTION", "COLLECTION_GROUP"]);
const indexFile = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope,
      fields: z.array(z.intersection(z.object({ fieldPath: z.string() }), mode)),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.optional(z.literal(true)),
      indexes: z.array(z.intersection(z.object({ queryScope }), mode)),
    }),
  ),
});

/** Every query of the stores that reads an index which is not automatic. */
const QUERIES: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  "a user's newest response": ({ responses }) => responses.findLatest(UID),
  "a user's bills": ({ bills }) => bills.list(UID, ["success"], { after: undefined, limit: 1 }),
  "a user's newest open bill": ({ payments }) =>
    payments.settle({ originalTransactionId: "t", productId: "p", sandbox: true }, UID, 0),
  "all data of a user": ({ userData }) => userData.documents(UID, undefined),
  "due reminders of a day of the week": ({ notifications }) => firstOf(notifications.scheduledAt([0])),
  "due reminders of a date": ({ reminders }) => firstOf(reminders.dueWithin({ after: 0, until: 1 })),
  "users of a device": ({ devices }) => devices.register(UID, "token", 0),
};

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend(PROJECT);
});

afterAll(() => backend.close());

test("firestore.indexes.json has the indexes that queries of the stores need, and no other ones", async () => {
  for (const query of Object.values(QUERIES)) await query(testStore());
  const host = backend.environment["FIRESTORE_EMULATOR_HOST"];
  const response = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/databases/(default)/indexes`);
  const needed = indexFile.parse(await response.json());
  const file = await readIndexFile();
  expect(texts(file.indexes)).toEqual(texts(needed.indexes));
  expect(texts(file.fieldOverrides.filter(({ indexes }) => indexes.length > 0))).toEqual(
    texts(needed.fieldOverrides),
  );
});

async function readIndexFile(): Promise<z.output<typeof indexFile>> {
  const text = await readFile(new URL("../../../firestore.indexes.json", import.meta.url), "utf8");
  return indexFile.parse(JSON.parse(text));
}

function texts(values: readonly unknown[]): string[] {
  return values.map((value) => JSON.stringify(value)).toSorted();
}

/** Runs the query of the first part. */
async function firstOf(parts: AsyncGenerator<unknown>): Promise<unknown> {
  return parts.next();
}
