import type { CollectionPath, DocumentPath, StoredDocument } from "../model/document.ts";
import { ancestorsOf, collectionOf, compareDocumentPaths, isBelow } from "../model/document-path.ts";
import type { Scope } from "../model/query.ts";
import { joinCollection } from "../model/resource-name.ts";
import { compareStrings } from "../model/strings.ts";
import type { DocumentChange } from "./types.ts";

/** The current documents of a database. Queries scan their collection, those of several collections all documents. */
export class Documents {
  readonly #all = new SortedDocuments();
  readonly #collections = new Map<CollectionPath, SortedDocuments>();

  get(path: DocumentPath): StoredDocument | undefined {
    return this.#all.get(path);
  }

  change({ path, after }: Pick<DocumentChange, "path" | "after">): void {
    const collection = collectionOf(path);
    const documents = this.#collections.get(collection) ?? new SortedDocuments();
    this.#collections.set(collection, documents);
    documents.change(path, after);
    this.#all.change(path, after);
  }

  /** The documents of a scope in name order, and others when it has several collections. */
  inScope(scope: Scope): Iterable<StoredDocument> {
    const { collectionId } = scope;
    if (collectionId === undefined || scope.allDescendants) return this.#all.inNameOrder();
    return this.#collections.get(joinCollection(scope.parent, collectionId))?.inNameOrder() ?? [];
  }

  /** All documents at or below a document or collection path, in name order; all documents for `""`. */
  atOrBelow(path: string): StoredDocument[] {
    return [...this.#all.inNameOrder()].filter(
      (document) => document.path === path || isBelow(document.path, path),
    );
  }

  /** Ids of the collections directly below a document (or `""`) that have documents in or below them, sorted. */
  collectionIds(parent: DocumentPath | ""): string[] {
    const start = parent === "" ? 0 : parent.length + 1;
    const below = this.atOrBelow(parent).filter(({ path }) => path !== parent);
    const ids = below.map(({ path }) => path.slice(start, path.indexOf("/", start)));
    return [...new Set(ids)].sort(compareStrings);
  }

  /** Paths in a collection without a document but with documents below them, in name order. */
  missingIn(collection: CollectionPath): DocumentPath[] {
    const ancestors = this.atOrBelow(collection).flatMap(({ path }) => ancestorsOf(path));
    const missing = ancestors.filter(
      (path) => collectionOf(path) === collection && this.get(path) === undefined,
    );
    return [...new Set(missing)].sort(compareDocumentPaths);
  }
}

/** Documents that are sorted by name at the first read after one was created. */
class SortedDocuments {
  #byPath = new Map<DocumentPath, StoredDocument>();
  #isSorted = true;

  get(path: DocumentPath): StoredDocument | undefined {
    return this.#byPath.get(path);
  }

  change(path: DocumentPath, after: StoredDocument | undefined): void {
    if (after === undefined) {
      this.#byPath.delete(path);
    } else {
      this.#isSorted &&= this.#byPath.has(path);
      this.#byPath.set(path, after);
    }
  }

  inNameOrder(): Iterable<StoredDocument> {
    if (!this.#isSorted) {
      this.#byPath = new Map([...this.#byPath].sort(([a], [b]) => compareDocumentPaths(a, b)));
      this.#isSorted = true;
    }
    return this.#byPath.values();
  }
}
