import type { Effect, ListenTarget } from "./listen-target.ts";

/** What one target has to tell. */
export interface Told {
  readonly id: number;
  readonly target: ListenTarget;
  readonly effects: readonly Effect[];
}

/** What is told of one document. */
export interface Telling {
  readonly path: string;
  readonly document: Effect["document"];
  /** Targets that it belongs to, and those that it does not belong to any more. */
  readonly into: readonly number[];
  readonly out: readonly number[];
}

const NONE: readonly number[] = [];

/** Each document once, with the targets that it concerns. */
export function tellings(told: readonly Told[]): Iterable<Telling> {
  const [first] = told;
  if (first && told.length === 1) {
    const ids = [first.id];
    return first.effects.map(({ path, document, member }) => ({
      path,
      document,
      into: member ? ids : NONE,
      out: member ? NONE : ids,
    }));
  }
  const byPath = new Map<
    string,
    { path: string; document: Effect["document"]; into: number[]; out: number[] }
  >();
  for (const { id, effects } of told) {
    for (const { path, document, member } of effects) {
      const telling = byPath.get(path) ?? { path, document, into: [], out: [] };
      byPath.set(path, telling);
      (member ? telling.into : telling.out).push(id);
    }
  }
  return byPath.values();
}
