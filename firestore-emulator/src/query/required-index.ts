import { compareFieldPaths, fieldPathsEqual, isNameField, NAME_FIELD } from "../model/field-path.ts";
import type { FieldPath, Order, Query } from "../model/query.ts";
import { type Index, type IndexConfig, type IndexField, indexKey, singleFieldModes } from "./index-config.ts";
import { disjunctions, effectiveOrders, isInequality, type LeafFilter } from "./order.ts";

/** The configured indexes that a query reads, and those that it needs and that do not exist. */
export interface IndexUse {
  readonly used: readonly Index[];
  readonly missing: readonly Index[];
}

const NOTHING: IndexUse = { used: [], missing: [] };

/**
 * Which indexes production reads for a query, by the rules of
 * https://firebase.google.com/docs/firestore/query-data/index-overview. Each disjunction of the filter needs:
 *
 * - nothing for documents by name, and for a collection in ascending name order;
 * - else an index of exactly its fields: those compared for equality in any order, then those of the query's order in
 *   that order and those directions, with the document name last;
 * - or several such indexes that end in the same order and together have all the fields compared for equality: Firestore
 *   merges them. So equalities alone need single-field indexes only.
 *
 * The scope is that of the query. Single-field indexes of collections exist unless a field is exempt, those of collection
 * groups where they are configured. A merge that needs automatic indexes only is preferred, then a single index.
 */
export function indexUseOf(query: Query, config: IndexConfig): IndexUse {
  const { collectionId, allDescendants } = query.scope;
  // Without a collection a query can compare names only.
  if (collectionId === undefined) return NOTHING;
  const scope = {
    collectionGroup: collectionId,
    queryScope: allDescendants ? "COLLECTION_GROUP" : "COLLECTION",
  } as const;
  const used = new Map<string, Index>();
  const missing = new Map<string, Index>();
  // The values of one `in` need the same index, so they stay together.
  for (const leaves of disjunctions(query.where)) {
    const need = needOf(query, leaves);
    if (need === undefined) continue;
    const found = findIndexes(candidatesFor(need, scope, config), need.prefix);
    if (found === undefined) {
      const index = { ...scope, fields: indexFields(need) };
      missing.set(indexKey(index), index);
    }
    for (const { index } of found?.filter(({ configured }) => configured) ?? []) {
      used.set(indexKey(index), index);
    }
  }
  return { used: [...used.values()], missing: [...missing.values()] };
}

/** The index fields that one disjunction needs. */
interface Need {
  /** Fields compared for equality, in any order, and arrays that must contain a value. */
  readonly prefix: readonly IndexField[];
  /** The order of the results, with the document name last. */
  readonly suffix: readonly IndexField[];
}

/** What a conjunction needs; undefined for no index at all. */
function needOf(query: Query, leaves: readonly LeafFilter[]): Need | undefined {
  const prefix: IndexField[] = [];
  for (const leaf of leaves) {
    if (isInequality(leaf)) continue;
    // Documents are looked up by their names.
    if (isNameField(leaf.field)) return undefined;
    const contains = leaf.op === "ARRAY_CONTAINS" || leaf.op === "ARRAY_CONTAINS_ANY";
    addField(prefix, { field: leaf.field, mode: contains ? "CONTAINS" : "ASCENDING" });
  }
  const isEqual = (field: FieldPath) =>
    prefix.some((known) => known.mode !== "CONTAINS" && fieldPathsEqual(known.field, field));
  const orders = effectiveOrders(query);
  const suffix: IndexField[] = orders
    .filter(({ field }) => !isNameField(field) && !isEqual(field))
    .map(({ field, direction }) => ({ field, mode: direction }));
  // Summed and averaged fields are read from the index.
  for (const field of query.requiredFields ?? []) {
    if (!isEqual(field) && !suffix.some((known) => fieldPathsEqual(known.field, field))) {
      suffix.push({ field, mode: "ASCENDING" });
    }
  }
  const mode = nameDirection(orders);
  if (prefix.length === 0 && suffix.length === 0 && mode === "ASCENDING") return undefined;
  prefix.sort((a, b) => compareFieldPaths(a.field, b.field));
  return { prefix, suffix: [...suffix, { field: NAME_FIELD, mode }] };
}

function addField(fields: IndexField[], added: IndexField): void {
  if (!fields.some((known) => isSameField(known, added))) fields.push(added);
}

function nameDirection(orders: readonly Order[]): Order["direction"] {
  return orders.find(({ field }) => isNameField(field))?.direction ?? "ASCENDING";
}

/** An index that a query can read, alone or merged with others. */
interface Candidate {
  readonly index: Index;
  readonly configured: boolean;
}

function candidatesFor(need: Need, scope: Omit<Index, "fields">, config: IndexConfig): Candidate[] {
  const { collectionGroup, queryScope } = scope;
  const fields = [...need.prefix, ...need.suffix]
    .map(({ field }) => field)
    .filter((field) => !isNameField(field));
  const single = fields.flatMap((field) => {
    const { modes, configured } = singleFieldModes(config, collectionGroup, queryScope, field);
    return modes.map((mode): Candidate => ({ index: { ...scope, fields: [{ field, mode }] }, configured }));
  });
  const composite = config.composites
    .filter((index) => index.collectionGroup === collectionGroup && index.queryScope === queryScope)
    .map((index): Candidate => ({ index, configured: true }));
  return [...single, ...composite].filter(({ index }) => canServe(index, need));
}

/** Whether the index ends in the need's order and has only fields of its equalities before. */
function canServe(index: Index, { prefix, suffix }: Need): boolean {
  const fields = withName(index.fields);
  const start = fields.length - suffix.length;
  return (
    start >= 0 &&
    suffix.every((wanted, at) => isSameEntry(fields[start + at], wanted)) &&
    fields.slice(0, start).every((field) => prefix.some((wanted) => isSameField(wanted, field)))
  );
}

/** A set of candidates that together have all fields of the prefix; automatic ones if possible, else one alone if possible. */
function findIndexes(
  candidates: readonly Candidate[],
  prefix: readonly IndexField[],
): readonly Candidate[] | undefined {
  const automatic = merge(
    candidates.filter(({ configured }) => !configured),
    prefix,
  );
  return automatic ?? merge(candidates, prefix);
}

function merge(candidates: readonly Candidate[], prefix: readonly IndexField[]): Candidate[] | undefined {
  const [first] = candidates;
  if (first === undefined) return undefined;
  if (prefix.length === 0) return [first];
  const chosen: Candidate[] = [];
  let left = prefix;
  while (left.length > 0) {
    const remaining = left;
    const without = ({ index }: Candidate) =>
      remaining.filter((wanted) => !index.fields.some((field) => isSameField(wanted, field)));
    const [best] = [...candidates].sort((a, b) => without(a).length - without(b).length);
    if (best === undefined || without(best).length === remaining.length) return undefined;
    chosen.push(best);
    left = without(best);
  }
  return chosen;
}

/** The fields of the index that production asks for. */
function indexFields({ prefix, suffix }: Need): IndexField[] {
  const fields = [...prefix, ...suffix.slice(0, -1)];
  const [first, ...more] = fields;
  const name = suffix.at(-1);
  if (name === undefined || (first !== undefined && withName(fields).at(-1)?.mode === name.mode))
    return fields;
  // The descending index of a field has the names of equal values in descending order.
  if (first?.mode === "ASCENDING" && more.length === 0 && prefix.length === 1)
    return [{ ...first, mode: name.mode }];
  return [...fields, name];
}

/** The fields of an index with the document name, which it has in the direction of its last field. */
function withName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  if (last !== undefined && isNameField(last.field)) return fields;
  return [...fields, { field: NAME_FIELD, mode: last?.mode === "DESCENDING" ? "DESCENDING" : "ASCENDING" }];
}

/** Whether two fields find the same values: for an equality the direction has no effect. */
function isSameField(a: IndexField, b: IndexField): boolean {
  return (a.mode === "CONTAINS") === (b.mode === "CONTAINS") && fieldPathsEqual(a.field, b.field);
}

function isSameEntry(a: IndexField | undefined, b: IndexField): boolean {
  return a !== undefined && a.mode === b.mode && fieldPathsEqual(a.field, b.field);
}
