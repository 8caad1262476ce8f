import { type DocumentData, onSnapshot, type Query } from "firebase/firestore";
import { Recorder } from "./recorder.ts";

/** A snapshot as text: ids with their value of `n`; `synced` when confirmed by the server. */
export interface RecordedSnapshot {
  readonly documents: string;
  readonly synced: boolean;
}

/** Records the snapshots of a query. */
export function recordSnapshots(target: Query): { snapshots: Recorder<RecordedSnapshot>; stop: () => void } {
  const snapshots = new Recorder<RecordedSnapshot>();
  const stop = onSnapshot(target, { includeMetadataChanges: true }, (snapshot) => {
    const documents = snapshot.docs.map((document) => `${document.id}=${textOf(document.data())}`).join(" ");
    snapshots.add({ documents, synced: !snapshot.metadata.fromCache && !snapshot.metadata.hasPendingWrites });
  });
  return { snapshots, stop };
}

/** Resolves with a confirmed snapshot of these documents. */
export function untilSynced(
  snapshots: Recorder<RecordedSnapshot>,
  documents: string,
  start = 0,
): Promise<RecordedSnapshot> {
  return snapshots.until((event) => event.synced && event.documents === documents, start);
}

function textOf(data: DocumentData): string {
  return JSON.stringify(data["n"]);
}
