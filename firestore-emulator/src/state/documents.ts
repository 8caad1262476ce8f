import type { CollectionPath, DocumentPath, StoredDocument, Value } from "../model/document.ts";
import { collectionIdOf, collectionOf, compareDocumentPaths, isBelow } from "../model/document-path.ts";
import { collectionPath, type FieldPath, type Scope } from "../model/query.ts";
import type { QuerySource, Range } from "../query/source.ts";
import { DocumentSet, rangePosition, unbounded } from "./document-set.ts";
import { Hierarchy } from "./hierarchy.ts";
import type { Position } from "./sorted-list.ts";
import type { DocumentChange } from "./types.ts";

/**
 * The current documents of a database. Each collection has its self indexes; those of collection groups and of the
 * whole database are built when first needed.
 */
export class Documents implements QuerySource {
  readonly #byPath = new Map<DocumentPath, StoredDocument>();
  readonly #collections = new Map<CollectionPath, DocumentSet>();
  readonly #groups = new Map<string, DocumentSet>();
  readonly #hierarchy = new Hierarchy();
  #all: DocumentSet | undefined;

  get(path: DocumentPath): StoredDocument | undefined {
    return this.#byPath.get(path);
  }

  change({ path, after }: Pick<DocumentChange, "path" | "after">): void {
    const before = this.#byPath.get(path);
    if (before === after) {
      return;
    }
    const collection = collectionOf(path);
    const set = this.#collections.get(collection) ?? new DocumentSet();
    this.#collections.set(collection, set);
    for (const affected of [set, this.#groups.get(collectionIdOf(path)), this.#all]) {
      affected?.change(before, after);
    }
    if (after === undefined) {
      this.#byPath.delete(path);
    } else {
      this.#byPath.set(path, after);
    }
    if (before === undefined) {
      this.#hierarchy.count(path, 1);
    } else if (after === undefined) {
      this.#hierarchy.count(path, -1);
    }
  }

  byName(scope: Scope, range: Range<DocumentPath>, reverse: boolean): Iterable<StoredDocument> {
    const inRange = rangePosition(range, compareDocumentPaths);
    const inScope = scope.parent === "" || !spansCollections(scope) ? unbounded : below(scope.parent);
    return this.#set(scope)?.byName(intersection(inScope, inRange), reverse) ?? [];
  }

  byField(scope: Scope, field: FieldPath, range: Range<Value>, reverse: boolean): Iterable<StoredDocument> {
    return this.#set(scope)?.byField(field, range, reverse) ?? [];
  }

  /** All documents at or below a document or collection path, in name order; all documents for `""`. */
  atOrBelow(path: string): StoredDocument[] {
    const self = this.#byPath.get(path);
    const descendants = [...this.#allDocuments().byName(path === "" ? unbounded : below(path), false)];
    return self === undefined ? descendants : [self, ...descendants];
  }

  collectionIds(parent: DocumentPath | ""): string[] {
    return this.#hierarchy.collectionIds(parent);
  }

  /** Paths in a collection without a document but with documents below them. */
  missingIn(collection: CollectionPath): DocumentPath[] {
    return this.#hierarchy.ancestorsIn(collection).filter((path) => !this.#byPath.has(path));
  }

  #set(scope: Scope): DocumentSet | undefined {
    const { collectionId } = scope;
    if (collectionId === undefined) {
      return this.#allDocuments();
    }
    return scope.allDescendants
      ? this.#group(collectionId)
      : this.#collections.get(collectionPath({ ...scope, collectionId }));
  }

  #group(collectionId: string): DocumentSet {
    const existing = this.#groups.get(collectionId);
    if (existing !== undefined) {
      return existing;
    }
    const members = [...this.#byPath.values()].filter(
      (document) => collectionIdOf(document.path) === collectionId,
    );
    const group = new DocumentSet(members);
    this.#groups.set(collectionId, group);
    return group;
  }

  #allDocuments(): DocumentSet {
    this.#all ??= new DocumentSet(this.#byPath.values());
    return this.#all;
  }
}

function spansCollections(scope: Scope): boolean {
  return scope.allDescendants || scope.collectionId === undefined;
}

/** The range of paths below a path. */
function below(parent: string): Position<DocumentPath> {
  return (path) => (isBelow(path, parent) ? 0 : path === parent ? -1 : compareDocumentPaths(path, parent));
}

function intersection<T>(a: Position<T>, b: Position<T>): Position<T> {
  return (item) => {
    const left = a(item);
    const right = b(item);
    return left < 0 || right < 0 ? -1 : Math.max(left, right);
  };
}
