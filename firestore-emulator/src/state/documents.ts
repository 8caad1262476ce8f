import type { CollectionPath, DocumentPath, StoredDocument } from "../model/document.ts";
import { collectionIdOf, collectionOf, compareDocumentPaths, isBelow } from "../model/document-path.ts";
import { collectionPath, type FieldPath, type Scope } from "../model/query.ts";
import type { Value } from "../model/value.ts";
import type { QuerySource, Range } from "../query/source.ts";
import { DocumentSet, everywhere, rangePosition } from "./document-set.ts";
import { Hierarchy } from "./hierarchy.ts";
import type { Position } from "./sorted-list.ts";
import type { DocumentChange } from "./types.ts";

/**
 * The current documents of a database. Every collection keeps its own order and indexes; those of collection
 * groups and of the whole database are built when a query first needs them.
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
    const inScope = scope.parent === "" || !isWide(scope) ? everywhere : below(scope.parent);
    return this.#set(scope)?.byName(both(inScope, inRange), reverse) ?? [];
  }

  byField(scope: Scope, field: FieldPath, range: Range<Value>, reverse: boolean): Iterable<StoredDocument> {
    return this.#set(scope)?.byField(field, range, reverse) ?? [];
  }

  /** Every document at or below a document or collection path, in name order; all of them for `""`. */
  atOrBelow(path: string): StoredDocument[] {
    const own = this.#byPath.get(path);
    const inner = [...this.#everything().byName(path === "" ? everywhere : below(path), false)];
    return own === undefined ? inner : [own, ...inner];
  }

  collectionIds(parent: DocumentPath | ""): string[] {
    return this.#hierarchy.collectionIds(parent);
  }

  /** Documents of a collection that do not exist but have documents below them. */
  missingIn(collection: CollectionPath): DocumentPath[] {
    return this.#hierarchy.ancestorsIn(collection).filter((path) => !this.#byPath.has(path));
  }

  #set(scope: Scope): DocumentSet | undefined {
    const { collectionId } = scope;
    if (collectionId === undefined) {
      return this.#everything();
    }
    return scope.allDescendants
      ? this.#group(collectionId)
      : this.#collections.get(collectionPath({ ...scope, collectionId }));
  }

  #group(collectionId: string): DocumentSet {
    const known = this.#groups.get(collectionId);
    if (known !== undefined) {
      return known;
    }
    const members = [...this.#byPath.values()].filter(
      (document) => collectionIdOf(document.path) === collectionId,
    );
    const group = new DocumentSet(members);
    this.#groups.set(collectionId, group);
    return group;
  }

  #everything(): DocumentSet {
    this.#all ??= new DocumentSet(this.#byPath.values());
    return this.#all;
  }
}

function isWide(scope: Scope): boolean {
  return scope.allDescendants || scope.collectionId === undefined;
}

/** The interval of what lies below a path. */
function below(parent: string): Position<DocumentPath> {
  return (path) => (isBelow(path, parent) ? 0 : path === parent ? -1 : compareDocumentPaths(path, parent));
}

/** The common part of two intervals. */
function both<T>(a: Position<T>, b: Position<T>): Position<T> {
  return (item) => {
    const left = a(item);
    const right = b(item);
    return left < 0 || right < 0 ? -1 : Math.max(left, right);
  };
}
