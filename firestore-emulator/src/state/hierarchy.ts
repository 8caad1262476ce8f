import type { CollectionPath, DocumentPath } from "../model/document.ts";
import {
  ancestorsOf,
  collectionOf,
  compareDocumentPaths,
  lastSegment,
  parentOf,
} from "../model/document-path.ts";
import { compareStrings } from "../model/strings.ts";

/**
 * Counts, for each collection, the documents in it or below, and for each document path, the documents below.
 * Collections and missing ancestors exist as long as their count is positive.
 */
export class Hierarchy {
  /** By parent (document or root): collection id → documents in it or below. */
  readonly #collections = new Counts();
  /** By collection: document path, existing or not → documents below. */
  readonly #ancestors = new Counts();

  /** To be called when a document is created (`by` 1) or deleted (-1). */
  count(path: DocumentPath, by: 1 | -1): void {
    const ancestors = ancestorsOf(path);
    for (const document of [path, ...ancestors]) {
      const collection = collectionOf(document);
      this.#collections.add(parentOf(collection), lastSegment(collection), by);
    }
    for (const ancestor of ancestors) {
      this.#ancestors.add(collectionOf(ancestor), ancestor, by);
    }
  }

  collectionIds(parent: DocumentPath | ""): string[] {
    return [...this.#collections.keys(parent)].sort(compareStrings);
  }

  /** Document paths of a collection that have documents below them, in name order. */
  ancestorsIn(collection: CollectionPath): DocumentPath[] {
    return [...this.#ancestors.keys(collection)].sort(compareDocumentPaths);
  }
}

/** Counters by group and key; those at zero are removed. */
class Counts {
  readonly #groups = new Map<string, Map<string, number>>();

  add(group: string, key: string, by: number): void {
    const counts = this.#groups.get(group) ?? new Map<string, number>();
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) {
      counts.delete(key);
    } else {
      counts.set(key, count);
    }
    if (counts.size === 0) {
      this.#groups.delete(group);
    } else {
      this.#groups.set(group, counts);
    }
  }

  keys(group: string): Iterable<string> {
    return this.#groups.get(group)?.keys() ?? [];
  }
}
