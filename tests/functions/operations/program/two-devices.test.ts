import { MAX_AGE_MS, type PageSave, type PageSaveResult } from "@mindle/domain/content/page-save";
import { MINUTE_MS } from "@mindle/domain/time";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../support/functions/backend.ts";
import { makeProgramme, type TestStep } from "../../../support/functions/content.ts";
import { database } from "../../../support/functions/database.ts";
import { answer, makePageSave, sendPageSave } from "../../../support/functions/page-saves.ts";
import { runs } from "../../../support/soak.ts";

let backend: Backend;
let step: TestStep;
let users = 0;

beforeAll(async () => {
  backend = await startBackend("demo-two-devices");
  ({ free: step } = await makeProgramme());
});
afterAll(() => backend.close());

/** A change as a device makes it; times are minutes. */
interface Change {
  readonly device: 0 | 1;
  /** How long after the change before, and how long it waits on the device. */
  readonly after: number;
  readonly waits: number;
  readonly isDraft: boolean;
  /** Whether the device has read what the server has before it writes. */
  readonly reads: boolean;
  /** How often it is sent without getting an answer. */
  readonly repeats: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  device: fc.constantFrom(0, 1),
  after: fc.integer({ min: 1, max: 100 }),
  waits: fc.oneof(fc.nat(200), fc.constant((2 * MAX_AGE_MS) / 60_000)),
  isDraft: fc.boolean(),
  reads: fc.boolean(),
  repeats: fc.nat(2),
});

interface Sending {
  readonly save: Omit<PageSave, "baseRevision" | "ageMs">;
  readonly device: 0 | 1;
  readonly reads: boolean;
  readonly writtenAt: number;
  readonly sentAt: number;
}

/** All sendings in the order in which they arrive: those of one device in the order in which they were written. */
function sendingsOf(changes: readonly Change[], start: number): Sending[] {
  const sentUntil = [0, 0];
  let writtenAt = start;
  const sendings = changes.flatMap(({ device, after, waits, isDraft, reads, repeats }, number) => {
    writtenAt += after * MINUTE_MS;
    const { operationId, saved, locale } = makePageSave({ saved: answer(`${number}`) });
    const save = { operationId, saved, locale, ...(isDraft && { draft: true as const }) };
    return Array.from({ length: repeats + 1 }, (_, repeat) => {
      const sentAt = Math.max(writtenAt + waits * MINUTE_MS + repeat, (sentUntil[device] ?? 0) + 1);
      sentUntil[device] = sentAt;
      return { save, device, reads, writtenAt, sentAt };
    });
  });
  return sendings.toSorted((one, other) => one.sentAt - other.sentAt);
}

const SLOW = { timeout: 30_000 };

test(
  "two devices, whatever they send when and how often: the last written page is saved, and no word is lost",
  SLOW,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        users += 1;
        const uid = `u${users}`;
        const known = [0, 0];
        const bases = new Map<string, number>();
        const answers = new Map<string, PageSaveResult>();
        let page = { revision: 0, savedAt: 0, text: "" };
        for (const { save, device, reads, writtenAt, sentAt } of sendingsOf(changes, Date.UTC(2026, 0, 1))) {
          const { operationId } = save;
          const isRepeat = answers.has(operationId);
          // A device that has read what is saved later than it wrote cannot have written upon it.
          if (!isRepeat && reads && page.savedAt <= writtenAt) known[device] = page.revision;
          const baseRevision = bases.get(operationId) ?? known[device] ?? 0;
          bases.set(operationId, baseRevision);
          const result = await sendPageSave(
            uid,
            step.instanceId,
            { ...save, baseRevision, ageMs: sentAt - writtenAt },
            sentAt,
          );
          if (isRepeat) {
            expect(result).toEqual(answers.get(operationId));
            continue;
          }
          answers.set(operationId, result);
          // What another device wrote later was not seen on this one.
          if (result.outcome !== "other-is-later") known[device] = result.revision;
          if (save.draft === true) continue;
          const countedAt = Math.max(writtenAt, sentAt - MAX_AGE_MS);
          const follows = baseRevision === page.revision;
          const savedAt = follows ? Math.max(countedAt, page.savedAt) : countedAt;
          page =
            savedAt >= page.savedAt
              ? { revision: page.revision + 1, savedAt, text: JSON.stringify(save.saved) }
              : page;
        }
        await expectStored(uid, page, answers);
      }),
      { numRuns: runs(20, 1_000) },
    );
  },
);

async function expectStored(
  uid: string,
  page: { readonly revision: number; readonly text: string },
  answers: ReadonlyMap<string, PageSaveResult>,
) {
  const stored = (await database().doc(`users/${uid}/instances/${step.instanceId}`).get()).data();
  expect(stored?.["savedJson"] ?? "").toBe(page.text);
  expect(stored?.["revision"] ?? 0).toBe(page.revision);
  const { docs } = await database().collection(`users/${uid}/saves`).get();
  expect(docs.map(({ id }) => id).toSorted()).toEqual([...answers.keys()].toSorted());
  const words = JSON.stringify(docs.map((record) => record.get("savedJson")));
  for (const [at] of [...answers.keys()].entries()) expect(words).toContain(`\\"value\\":\\"${at}\\"`);
  // What came too late is readable until something else has lost, whatever is saved upon what won.
  const lost = [...answers].findLast(([, { outcome }]) => ["saved-over", "other-is-later"].includes(outcome));
  if (lost?.[1].outcome !== "other-is-later") return;
  expect(stored?.["other"]?.savedJson).toBe(docs.find(({ id }) => id === lost[0])?.get("savedJson"));
}
