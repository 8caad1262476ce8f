import { initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

/** Documents that most workloads work on, and how many one batch writes. */
export const DOCUMENTS = 100_000;
export const BATCH = 500;
export const COLLECTION = "items";

let apps = 0;

/** Projects are databases of their own: one for most workloads, one that stays small. */
const PROJECT = "demo-bench";
export const SMALL_PROJECT = "demo-bench-small";

/** A client of its own, with connections of its own, of the Firestore that FIRESTORE_EMULATOR_HOST names. */
export function newClient(projectId: string = PROJECT): Firestore {
  apps += 1;
  return getFirestore(initializeApp({ projectId }, `client-${apps}`));
}

/** About 300 bytes of the kinds of values that applications store. */
export function documentNumber(index: number): FirebaseFirestore.DocumentData {
  return {
    n: index,
    group: index % 1_000,
    name: `Document number ${index}`,
    tags: ["red", "blue"],
    when: new Date(1_700_000_000_000 + index * 1_000),
    nested: { half: index / 2, flag: index % 2 === 0 },
  };
}

export function idOf(index: number): string {
  return `d${String(index).padStart(7, "0")}`;
}

/** Writes documents from `start` up to `end` in batches, one after the other; the milliseconds each batch took. */
export async function writeBatches(db: Firestore, start: number, end: number): Promise<number[]> {
  const collection = db.collection(COLLECTION);
  const times: number[] = [];
  for (let first = start; first < end; first += BATCH) {
    const batch = db.batch();
    for (let index = first; index < Math.min(first + BATCH, end); index += 1) {
      batch.set(collection.doc(idOf(index)), documentNumber(index));
    }
    const started = performance.now();
    await batch.commit();
    times.push(performance.now() - started);
  }
  return times;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
