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
 * Which collections and ancestors the documents make exist: counts, for each collection, the documents at or
 * below it, and for each document, those below it.
 */
export class Hierarchy {
  /** Ids of the collections directly below a document or the root, with the documents at or below them. */
  readonly #collections = new Counts();
  /** Documents of a collection that have documents below them, existing themselves or not. */
  readonly #ancestors = new Counts();

  /** A document came into being (`by` 1) or ceased to exist (-1). */
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

  /** Documents of a collection with something below them, in name order. */
  ancestorsIn(collection: CollectionPath): DocumentPath[] {
    return [...this.#ancestors.keys(collection)].sort(compareDocumentPaths);
  }
}

/** Counters in groups; one that falls to zero is gone. */
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
