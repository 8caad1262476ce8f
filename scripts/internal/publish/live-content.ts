import type { ContentDocument } from "@mindle/content/version-documents";
import { PUBLIC_COLLECTIONS, programmeVersionId } from "@mindle/domain/catalogue/paths";
import type { Firestore } from "firebase-admin/firestore";
import { Failure } from "../command.ts";
import type { DocumentChange, Publication } from "./publication.ts";

const COLLECTIONS = [...PUBLIC_COLLECTIONS, "compacks", "activities", "configs"];

/** Far below what Firestore takes in one commit, in documents and in bytes. */
const BATCH_SIZE = 100;

/** All documents of a content environment. */
export async function readLive(database: Firestore, env: string): Promise<ContentDocument[]> {
  const read = await Promise.all(
    COLLECTIONS.map((collection) => database.collection(`content/${env}/${collection}`).get()),
  );
  return read.flatMap(({ docs }) =>
    docs.map((document) => ({ path: document.ref.path, data: document.data() })),
  );
}

/**
 * Writes a publication, in batches of which each is applied as a whole; those that change what readers see come last, together.
 * Stopped on the way, it is finished by the next one.
 */
export async function writePublication(database: Firestore, { changes, last }: Publication): Promise<void> {
  for (let start = 0; start < changes.length; start += BATCH_SIZE) {
    await writeBatch(database, changes.slice(start, start + BATCH_SIZE));
  }
  await writeBatch(database, last);
}

async function writeBatch(database: Firestore, changes: readonly DocumentChange[]): Promise<void> {
  if (changes.length === 0) return;
  const batch = database.batch();
  for (const { path, data } of changes) {
    if (data === undefined) batch.delete(database.doc(path));
    else batch.set(database.doc(path), data);
  }
  await batch.commit();
}

/** What taking a version back has done. */
interface RolledBack {
  readonly from: number;
  readonly to: number;
}

/**
 * Makes the version before the newest one of a programme the newest again; who began the later one keeps it. Throws a Failure
 * where there is none.
 */
export async function rollBack(database: Firestore, env: string, programId: string): Promise<RolledBack> {
  const programs = database.collection(`content/${env}/programs`);
  return database.runTransaction(async (transaction) => {
    const from: unknown = (await transaction.get(programs.doc(programId))).get("version");
    if (typeof from !== "number") throw new Failure(`${programId} was never published in ${env}.`);
    const to = from - 1;
    const before = (await transaction.get(programs.doc(programmeVersionId(programId, to)))).data();
    if (before === undefined) throw new Failure(`${programId} has no version before ${from}.`);
    transaction.set(programs.doc(programId), before);
    return { from, to };
  });
}
