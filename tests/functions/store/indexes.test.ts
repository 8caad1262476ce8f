import { readFile } from "node:fs/promises";
import { Timestamp } from "@google-cloud/firestore";
import { retainedUntil } from "@mindle/domain/policy/terms";
import { makeTrackingEvent } from "@mindle/domain/testing/tracking";
import { DAY_MS } from "@mindle/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { AssessmentDocument } from "../../../functions/src/store/responses.ts";
import type { Store } from "../../../functions/src/store/store.ts";
import { type Backend, startBackend } from "../../support/functions/backend.ts";
import { database } from "../../support/functions/database.ts";
import { makePageSave } from "../../support/functions/page-saves.ts";
import { testStore } from "../../support/functions/store.ts";

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
    payments.settle({ originalTransactionId: "t", productId: "p", quantity: 1, sandbox: true }, UID, 0),
  "all data of a user": ({ userData }) => userData.documents(UID, undefined),
  "due reminders of a day of the week": ({ dailyReminders }) => firstOf(dailyReminders.scheduledAt([0])),
  "reminders to come": ({ datedReminders }) => datedReminders.list(UID, 0, 1),
  "reminders of a user's day": ({ datedReminders }) =>
    datedReminders.ofPagesWithin("u", { after: 0, until: 1 }),
  "due reminders of a date": ({ datedReminders }) =>
    firstOf(datedReminders.dueWithin({ after: 0, until: 1 })),
  "harms since a day": ({ harms }) => harms.since("2026-11-23"),
  "users of a device": ({ devices }) => devices.register(UID, "token", 0),
};

const NOW = Date.UTC(2026, 10, 23);

/** By collection group and field of each time-to-live policy: a write of the store that sets it, and until when. */
const EXPIRING: Readonly<
  Record<string, readonly [path: string, write: (store: Store) => Promise<unknown>, expiresAt: number]>
> = {
  "assessments.expiresAt": [
    "assessments/unowned",
    ({ responses }) => responses.create("unowned", RESPONSE),
    retainedUntil(NOW),
  ],
  "harmCounts.expiresAt": [
    "harmCounts/2026-11-23",
    ({ harms }) => harms.count("report1", { programId: "um-eng-v2s", harm: "worse" }, NOW),
    retainedUntil(NOW),
  ],
  "harmReports.expiresAt": [
    "harmReports/report2",
    ({ harms }) => harms.count("report2", { programId: "um-eng-v2s", harm: "worse" }, NOW),
    NOW + 2 * DAY_MS,
  ],
  "mail.expiresAt": [
    "mail/unowned",
    ({ mail }) => mail.queueToAddress("unowned", "mina@example.com", { subject: "Hello", text: "Mina" }, NOW),
    retainedUntil(NOW),
  ],
  "rateLimits.expiresAt": [
    "rateLimits/*",
    ({ rateLimits }) => rateLimits.consume("key", { calls: 1, perSeconds: 60 }, NOW),
    NOW + 60_000,
  ],
  "saves.expireAt": [
    "users/someone/saves/change12345678901234",
    ({ instances }) => instances.save(UID, new Map([["text-input+c1", CHANGE]]), NOW),
    NOW + 180 * DAY_MS,
  ],
  "trackingEvents.expiresAt": [
    "trackingEvents/*",
    ({ trackingEvents }) => trackingEvents.put([makeTrackingEvent()], NOW),
    retainedUntil(NOW),
  ],
};

const CHANGE = {
  activityId: "text-input",
  configId: "c1",
  save: makePageSave({ operationId: "change12345678901234", draft: true }),
};

const RESPONSE: AssessmentDocument = {
  assessmentId: "schema:v2_B",
  answers: {
    nickname: { value: "Mina" },
    stress: { value: 4 },
    email: { value: null },
    character: { value: ["Riggy"] },
  },
  questions: {},
  grades: null,
  ownerUid: null,
  claimHash: "hash",
  createdAt: NOW,
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

describe("time-to-live policies", () => {
  test("are those of the fields that expire, without an index that only grows", async () => {
    const policies = (await readIndexFile()).fieldOverrides.filter(({ ttl }) => ttl === true);
    const names = policies.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(names.toSorted()).toEqual(Object.keys(EXPIRING));
    for (const { indexes } of policies) expect(indexes).toEqual([]);
  });

  test.each(Object.keys(EXPIRING))(
    "%s is written as a timestamp, the only type that expires",
    async (name) => {
      const [path = "", write, expiresAt] = EXPIRING[name] ?? [];
      await write?.(testStore());
      const parent = database().collection(path.split("/").slice(0, -1).join("/"));
      const documents = path.endsWith("*") ? (await parent.get()).docs : [await database().doc(path).get()];
      expect(documents.map((document) => document.get(name.split(".")[1] ?? ""))).toEqual([
        Timestamp.fromMillis(expiresAt ?? 0),
      ]);
    },
  );

  test("a response that gets an owner no longer expires", async () => {
    const { responses } = testStore();
    await responses.create("claimed", { ...RESPONSE, claimHash: "another hash" });
    await responses.claim("another hash", UID);
    const claimed = (await database().doc("assessments/claimed").get()).data();
    expect(claimed).toMatchObject({ ownerUid: UID });
    expect(claimed).not.toHaveProperty("expiresAt");
  });

  test("a response from before there was the policy is read as it is", async () => {
    await database().doc("assessments/old").set(RESPONSE);
    expect(await testStore().responses.find("old")).toEqual({ id: "old", ...RESPONSE });
    expect(await testStore().responses.create("old", RESPONSE)).toEqual({ id: "old", ...RESPONSE });
  });

  test("an unowned response that is sent again is found as the same", async () => {
    const { responses } = testStore();
    await responses.create("again", RESPONSE);
    const again = await responses.create("again", { ...RESPONSE, createdAt: NOW + DAY_MS });
    expect(again).toMatchObject({ id: "again", createdAt: NOW });
  });
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
