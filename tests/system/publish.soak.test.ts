import { randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { checkedContent } from "@mindle/content/compile";
import { FROZEN_VERSIONS } from "@mindle/content/files/file-names";
import { DataCopy } from "@mindle/content/testing/data-copy";
import { programme } from "@mindle/domain/catalogue/programme";
import { contentPack } from "@mindle/domain/content/activity";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { Failure } from "../../scripts/internal/command.ts";
import { readLive, rollBack, writePublication } from "../../scripts/internal/publish/live-content.ts";
import { publishContent } from "../../scripts/internal/publish/publish-content.ts";
import { database } from "../support/functions/database.ts";

const PROGRAM_ID = "um-eng-v2s";
const PROGRAMME = `programmes/${PROGRAM_ID}.yaml`;
const STEP = `programmes/${PROGRAM_ID}/session-1/step-2.yaml`;

const page = (name: string) =>
  `  - page: ${name}\n    view:\n      - text-input: { bind: answer, label: { ko: 답, en: Answer } }\n`;

const NOTHING = JSON.stringify({ programmes: {}, activities: {}, configs: {} });

let data: DataCopy;
let env: string;

beforeAll(async () => {
  data = await DataCopy.make();
  // Later sessions read answers of the page that changes here.
  for (const session of await readdir(join(data.directory, `programmes/${PROGRAM_ID}`))) {
    if (session !== "session-1") {
      await rm(join(data.directory, `programmes/${PROGRAM_ID}`, session), { recursive: true });
    }
  }
  await data.write(`programmes/${PROGRAM_ID}/session-1/step-4.yaml`, `step: d1-s4\npages:\n${page("last")}`);
  await data.write(FROZEN_VERSIONS, NOTHING);
});

afterAll(() => data.remove());

beforeEach(() => {
  env = `test-${randomUUID()}`;
});

async function freeze(): Promise<void> {
  const { served } = await checkedContent(data.directory);
  await data.write(FROZEN_VERSIONS, JSON.stringify(served));
}

async function writePages(...names: readonly string[]): Promise<void> {
  await data.write(STEP, `step: d1-s2\npages:\n${names.map(page).join("")}`);
}

const publish = (dryRun = false) => publishContent(database(), { env, directory: data.directory, dryRun });

/** What a reader finds: the newest version and the pages of its second step. */
async function read() {
  const meta = (await database().doc(`content/${env}/programs/${PROGRAM_ID}`).get()).data();
  if (meta === undefined) return undefined;
  const { version, steps } = z.parse(programme, meta);
  const packs = await Promise.all(
    Object.values(steps).map(({ edrepDoc }) => database().doc(`content/${env}/compacks/${edrepDoc}`).get()),
  );
  const pages = packs.flatMap((pack) => {
    // A step whose pages are still to be written has no pack.
    const stored = pack.data();
    if (stored === undefined) return [];
    const { packageBase, afactoryData } = z.parse(contentPack, stored);
    expect(packageBase.version).toBe(version);
    return packageBase.stepId === "d1-s2" ? [afactoryData.map(({ pageId }) => pageId)] : [];
  });
  return { version, pages: pages[0] };
}

const FIRST = { version: 1, pages: ["one", "two"] };
const SECOND = { version: 2, pages: ["two", "three"] };

test("versions are published one after the other, whole for every reader, and taken back", async () => {
  await writePages("one", "two");
  await expect(publish()).rejects.toThrow("Freeze the content first");
  expect(await readLive(database(), env)).toEqual([]);

  await freeze();
  const planned = await publish(true);
  expect(await readLive(database(), env)).toEqual([]);
  expect(await publish()).toEqual(planned);
  expect(await read()).toEqual(FIRST);
  expect(await publish()).toMatchObject({ changes: [], last: [] });

  await writePages("two", "three");
  await data.change(PROGRAMME, "sessions:", "version: 2\nsessions:");
  await freeze();
  // Stopped before its last batch, it shows nothing new.
  const second = await publish(true);
  await writePublication(database(), { ...second, last: [] });
  expect(await read()).toEqual(FIRST);

  let isPublished = false;
  const seen: unknown[] = [];
  const reading = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isPublished) seen.push(await read());
    }),
  );
  await publish();
  isPublished = true;
  await reading;
  for (const found of seen) expect([FIRST, SECOND]).toContainEqual(found);
  expect(await read()).toEqual(SECOND);

  expect(await rollBack(database(), env, PROGRAM_ID)).toEqual({ from: 2, to: 1 });
  expect(await read()).toEqual(FIRST);
  await expect(rollBack(database(), env, PROGRAM_ID)).rejects.toThrow(Failure);
  // Nothing but which one is the newest has moved.
  expect((await publish(true)).last.map(({ path }) => path)).toEqual([
    `content/${env}/programs/${PROGRAM_ID}`,
  ]);
});

test("words may change in place; a page that is gone, whatever the frozen file says, may not", async () => {
  await writePages("two", "three");
  await freeze();
  await publish();
  await data.change(STEP, "답", "새 답");
  await freeze();
  const { changes, last } = await publish();
  expect(changes.map(({ kind, path }) => `${kind} ${path.split("/")[2]}`)).toEqual([
    expect.stringMatching(/^changed (activities|configs)$/),
  ]);
  expect(last).toEqual([]);

  const before = await readLive(database(), env);
  await writePages("two");
  await data.write(FROZEN_VERSIONS, NOTHING);
  await freeze();
  await expect(publish()).rejects.toThrow(/would be lost:\n {2}um-eng-v2s d1-s2: expected version 3/);
  expect(await readLive(database(), env)).toEqual(before);
});
