import type { DocumentUpdate, ListenTarget } from "./listen-target.ts";

/** The updates of one target. */
export interface TargetUpdates {
  readonly id: number;
  readonly target: ListenTarget;
  readonly updates: readonly DocumentUpdate[];
}

/** The update of a document for all targets of a stream. */
export interface MergedUpdate {
  readonly path: string;
  readonly document: DocumentUpdate["document"];
  /** Targets that the document matches. */
  readonly targetIds: readonly number[];
  /** Targets that it does not match. */
  readonly removedTargetIds: readonly number[];
}

/** Merges the updates of several targets by document. */
export function mergeUpdates(targets: readonly TargetUpdates[]): Iterable<MergedUpdate> {
  const byPath = new Map<
    string,
    { path: string; document: DocumentUpdate["document"]; targetIds: number[]; removedTargetIds: number[] }
  >();
  for (const { id, updates } of targets) {
    for (const { path, document, matches } of updates) {
      const merged = byPath.get(path) ?? { path, document, targetIds: [], removedTargetIds: [] };
      byPath.set(path, merged);
      (matches ? merged.targetIds : merged.removedTargetIds).push(id);
    }
  }
  return byPath.values();
}
