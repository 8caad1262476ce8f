import { DAY_MS } from "@mindle/domain/time";
import { ANSWERS_DATABASES } from "../storage/schema.ts";
import { openDatabase } from "./device/answers-database.ts";
import { emptyState } from "./device/local-state.ts";
import { VISITOR } from "./first-steps.ts";

/** How long unsent answers are kept for a user who is not signed in, in milliseconds. */
const RETENTION_MS = 30 * DAY_MS;

const REMOVAL_TIMEOUT_MS = 5_000;

/** Name of the database that holds a user's answers. */
export function answersDatabase(uid: string): string {
  return `${ANSWERS_DATABASES}${uid}`;
}

/** Removes a user's answers from this device. Tabs that have them open close them. Never rejects. */
export async function removeAnswersDatabase(uid: string): Promise<void> {
  await removeDatabase(answersDatabase(uid));
}

/** Removes a user's answers from this device; those that were not sent wait for the user. Never rejects. */
export async function removeSentAnswers(uid: string): Promise<void> {
  const name = answersDatabase(uid);
  if ((await keepUnsent(name)) === undefined) await removeDatabase(name);
}

/** Removes answers of other users: those that were sent, and unsent ones after the retention time. Never rejects. */
export async function removeOldAnswers(uid: string | undefined, now: number): Promise<void> {
  for (const name of await answersDatabases()) {
    if (uid !== undefined && name === answersDatabase(uid)) continue;
    const last = await keepUnsent(name);
    if (last === undefined || now - last > RETENTION_MS) await removeDatabase(name);
  }
}

/**
 * Leaves nothing but unsent answers. Resolves with when the latest of them were written, in milliseconds since the epoch;
 * undefined where all are sent, and the database can go. Infinity where it is unknown, so that they are kept.
 */
async function keepUnsent(name: string): Promise<number | undefined> {
  // One connection for both: opening it again could make a database anew that is removed meanwhile.
  const database = openDatabase(name, { known: emptyState, onDeleted: () => {} });
  try {
    const { outbox, pages } = await database.read({ pages: [], routes: [], drafts: true });
    const times = [
      ...outbox.map(({ writtenAt }) => writtenAt),
      ...[...pages.values()].map(({ editedAt }) => editedAt),
    ];
    if (times.length === 0) return undefined;
    // Nothing of a visitor's is sent.
    if (name !== answersDatabase(VISITOR)) await database.deleteSent();
    return Math.max(...times);
  } catch {
    return Number.POSITIVE_INFINITY;
  } finally {
    database.close();
  }
}

async function answersDatabases(): Promise<readonly string[]> {
  try {
    // Not every browser lists them.
    const known = "databases" in indexedDB ? await indexedDB.databases() : [];
    return known.flatMap(({ name }) => (name?.startsWith(ANSWERS_DATABASES) === true ? [name] : []));
  } catch {
    return [];
  }
}

/** Resolves also where another tab keeps the database open, or nothing answers: the browser deletes it once it can. */
function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, REMOVAL_TIMEOUT_MS);
    try {
      const request = indexedDB.deleteDatabase(name);
      request.addEventListener("success", () => resolve());
      request.addEventListener("error", () => resolve());
      request.addEventListener("blocked", () => resolve());
    } catch {
      // The browser stores nothing.
      resolve();
    }
  });
}
