import { type DocumentData, onSnapshot, type Query } from "firebase/firestore";
import { Recorder } from "./recorder.ts";

/** What a listener was told: ids with their value of `n`, and whether the server has confirmed it all. */
export interface Seen {
  readonly documents: string;
  readonly settled: boolean;
}

/** Listens to a query. */
export function watch(target: Query): { seen: Recorder<Seen>; stop: () => void } {
  const seen = new Recorder<Seen>();
  const stop = onSnapshot(target, { includeMetadataChanges: true }, (snapshot) => {
    const documents = snapshot.docs.map((document) => `${document.id}=${textOf(document.data())}`).join(" ");
    seen.add({ documents, settled: !snapshot.metadata.fromCache && !snapshot.metadata.hasPendingWrites });
  });
  return { seen, stop };
}

/** Resolves once the listener was told of these documents, confirmed. */
export function settledAs(seen: Recorder<Seen>, documents: string, start = 0): Promise<Seen> {
  return seen.until((event) => event.settled && event.documents === documents, start);
}

function textOf(data: DocumentData): string {
  return JSON.stringify(data["n"]);
}
