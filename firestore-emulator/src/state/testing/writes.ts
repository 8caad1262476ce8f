import type { StoredDocument, Value } from "../../model/document.ts";
import { parseFieldPath } from "../../model/field-path.ts";
import type { Query } from "../../model/query.ts";
import type { Precondition, Transform, Write } from "../../model/write.ts";
import type { Database } from "../database.ts";

export function integer(value: number | bigint): Value {
  return { kind: "integer", value: BigInt(value) };
}

/** A write that replaces a document with integer fields. */
export function set(
  path: string,
  fields: Readonly<Record<string, number>>,
  precondition?: Precondition,
): Write {
  return {
    kind: "update",
    path,
    precondition,
    fields: new Map(Object.entries(fields).map(([name, value]) => [name, integer(value)])),
    mask: undefined,
    transforms: [],
  };
}

/** A write with transforms only. */
export function transform(path: string, ...transforms: Transform[]): Write {
  return { kind: "update", path, precondition: undefined, fields: new Map(), mask: [], transforms };
}

export function increment(field: string, by: number): Transform {
  return { field: parseFieldPath(field), kind: "increment", operand: integer(by) };
}

export function remove(path: string, precondition?: Precondition): Write {
  return { kind: "delete", path, precondition };
}

export function verify(path: string, precondition?: Precondition): Write {
  return { kind: "verify", path, precondition };
}

export function current(database: Database, path: string): StoredDocument | undefined {
  return database.read({ kind: "latest" }).get(path);
}

/** A query for all documents of a collection. */
export function collectionQuery(collectionId: string): Query {
  return {
    scope: { parent: "", collectionId, allDescendants: false },
    where: undefined,
    orderBy: [],
    startAt: undefined,
    endAt: undefined,
    offset: 0,
    limit: undefined,
    select: undefined,
  };
}
