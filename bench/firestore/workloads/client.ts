import { initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

/** Documents of most workloads, and how many one batch writes. */
export const DOCUMENTS = 100_000;
export const BATCH = 500;
export const COLLECTION = "items";

let apps = 0;

/** Each project has its own database: one for most workloads, one that stays small. */
const PROJECT = "demo-bench";
export const SMALL_PROJECT = "demo-bench-small";

/** A new client with its own connections to FIRESTORE_EMULATOR_HOST. */
export function newClient(projectId: string = PROJECT): Firestore {
  apps += 1;
  return getFirestore(initializeApp({ projectId }, `client-${apps}`));
}

/** About 300 bytes of typical values. */
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

/** Writes documents from `start` up to `end` in batches, one after the other; resolves to the milliseconds of each. */
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
