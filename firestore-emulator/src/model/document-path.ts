import type { CollectionPath, DocumentPath } from "./document.ts";
import { codePointRank } from "./strings.ts";

const SLASH = 0x2f;
const NUMERIC_PREFIX = "__id";
const NUMERIC_ID = /^__id(-?\d+)__$/;

/**
 * The number in a numeric document id, `__id5__` for 5, or `undefined` for every other id.
 * Only ids whose number fits int64 are numeric.
 */
export function numericId(id: string): bigint | undefined {
  const digits = NUMERIC_ID.exec(id)?.[1];
  if (digits === undefined) {
    return undefined;
  }
  const value = BigInt(digits);
  return BigInt.asIntN(64, value) === value ? value : undefined;
}

/**
 * Orders paths and resource names segment by segment: numeric ids first and by number, other segments by
 * code point, a path before the paths below it.
 */
export function compareDocumentPaths(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  const shared = Math.min(a.length, b.length);
  let index = 0;
  while (index < shared && a.charCodeAt(index) === b.charCodeAt(index)) {
    index += 1;
  }
  const start = a.lastIndexOf("/", index - 1) + 1;
  if (a.startsWith(NUMERIC_PREFIX, start) || b.startsWith(NUMERIC_PREFIX, start)) {
    const order = compareNumericSegments(segmentAt(a, start), segmentAt(b, start));
    if (order !== undefined) {
      return order;
    }
  }
  return unitRank(a, index) - unitRank(b, index);
}

/** The collection that holds a document. */
export function collectionOf(path: DocumentPath): CollectionPath {
  return path.slice(0, path.lastIndexOf("/"));
}

/** Last segment of a collection or document path. */
function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Id of the collection that holds a document. */
export function collectionIdOf(path: DocumentPath): string {
  return lastSegment(collectionOf(path));
}

/** The document (or `""` for the database root) directly above a collection. */
export function parentOf(collection: CollectionPath): DocumentPath | "" {
  const end = collection.lastIndexOf("/");
  return end < 0 ? "" : collection.slice(0, end);
}

/** The documents above a document, nearest first. */
export function ancestorsOf(path: DocumentPath): DocumentPath[] {
  const ancestors: DocumentPath[] = [];
  for (let parent = parentOf(collectionOf(path)); parent !== ""; parent = parentOf(collectionOf(parent))) {
    ancestors.push(parent);
  }
  return ancestors;
}

/** Whether `path` is below `parent`; every path is below `""`. */
export function isBelow(path: string, parent: string): boolean {
  return parent === "" || (path.startsWith(parent) && path.charCodeAt(parent.length) === SLASH);
}

function segmentAt(path: string, start: number): string {
  const end = path.indexOf("/", start);
  return end < 0 ? path.slice(start) : path.slice(start, end);
}

/** Compares two segments of which at least one may be numeric; `undefined` when code point order applies. */
function compareNumericSegments(a: string, b: string): number | undefined {
  const left = numericId(a);
  const right = numericId(b);
  if (left !== undefined && right !== undefined) {
    return left === right ? undefined : left < right ? -1 : 1;
  }
  if (left === undefined && right === undefined) {
    return undefined;
  }
  return left === undefined ? 1 : -1;
}

/** The end of a path sorts before a slash, and a slash before every character of an id. */
function unitRank(path: string, index: number): number {
  if (index >= path.length) {
    return -2;
  }
  const unit = path.charCodeAt(index);
  return unit === SLASH ? -1 : codePointRank(unit);
}
