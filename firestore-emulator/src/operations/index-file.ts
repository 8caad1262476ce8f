import { compareFieldPaths, fieldPathsEqual, formatFieldPath, parseFieldPath } from "../model/field-path.ts";
import { invalidArgument } from "../model/status.ts";
import { compareStrings } from "../model/strings.ts";
import {
  type FieldOverride,
  type Index,
  type IndexConfig,
  type IndexField,
  type IndexMode,
  type IndexScope,
  indexKey,
  isSingleField,
} from "../query/index-config.ts";

/** Indexes in the form of `firestore.indexes.json`. */
export interface IndexFile {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly queryScope: IndexScope;
    readonly fields: readonly ({ readonly fieldPath: string } & ModeJson)[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly (ModeJson & { readonly queryScope: IndexScope })[];
  }[];
}

type ModeJson = { readonly order: "ASCENDING" | "DESCENDING" } | { readonly arrayConfig: "CONTAINS" };

/**
 * Reads `firestore.indexes.json` (https://firebase.google.com/docs/reference/firestore/indexes). Vector indexes are ignored.
 * @throws StatusError INVALID_ARGUMENT naming the place
 */
export function parseIndexFile(text: string): IndexConfig {
  const file = parseJson(text);
  return {
    composites: list(file, "indexes").flatMap((json, at) => readComposite(json, `indexes[${at}]`)),
    overrides: list(file, "fieldOverrides").map((json, at) => readOverride(json, `fieldOverrides[${at}]`)),
  };
}

/** Indexes in the form of `firestore.indexes.json`, sorted. */
export function indexFileOf(indexes: Iterable<Index>): IndexFile {
  const sorted = [...indexes].sort((a, b) => compareStrings(indexKey(a), indexKey(b)));
  const overrides: FieldOverride[] = [];
  for (const index of sorted.filter(isSingleField)) {
    for (const { field, mode } of index.fields) {
      const { collectionGroup, queryScope } = index;
      const at = overrides.findIndex(
        (known) => known.collectionGroup === collectionGroup && fieldPathsEqual(known.field, field),
      );
      const known = overrides[at] ?? { collectionGroup, field, indexes: [] };
      const extended = { ...known, indexes: [...known.indexes, { mode, queryScope }] };
      overrides.splice(at < 0 ? overrides.length : at, 1, extended);
    }
  }
  overrides.sort(
    (a, b) => compareStrings(a.collectionGroup, b.collectionGroup) || compareFieldPaths(a.field, b.field),
  );
  return {
    indexes: sorted
      .filter((index) => !isSingleField(index))
      .map(({ collectionGroup, queryScope, fields }) => ({
        collectionGroup,
        queryScope,
        fields: fields.map(({ field, mode }) => ({ fieldPath: formatFieldPath(field), ...modeJson(mode) })),
      })),
    fieldOverrides: overrides.map(({ collectionGroup, field, indexes }) => ({
      collectionGroup,
      fieldPath: formatFieldPath(field),
      indexes: indexes.map(({ mode, queryScope }) => ({ ...modeJson(mode), queryScope })),
    })),
  };
}

function readComposite(json: unknown, place: string): Index[] {
  const fields = list(json, "fields");
  if (fields.some((field) => property(field, "vectorConfig") !== undefined)) return [];
  if (fields.length === 0) throw invalidArgument(`${place}: has no fields`);
  const index: Index = {
    collectionGroup: text(json, "collectionGroup", place),
    queryScope: readScope(json, place),
    fields: fields.map((field, at): IndexField => {
      const inside = `${place}.fields[${at}]`;
      return { field: parseFieldPath(text(field, "fieldPath", inside)), mode: readMode(field, inside) };
    }),
  };
  return [index];
}

function readOverride(json: unknown, place: string): FieldOverride {
  const path = text(json, "fieldPath", place);
  if (!Array.isArray(property(json, "indexes"))) throw invalidArgument(`${place}.indexes: must be a list`);
  return {
    collectionGroup: text(json, "collectionGroup", place),
    field: path === "*" ? ["*"] : parseFieldPath(path),
    indexes: list(json, "indexes").map((index, at) => {
      const inside = `${place}.indexes[${at}]`;
      return { mode: readMode(index, inside), queryScope: readScope(index, inside) };
    }),
  };
}

function readMode(json: unknown, place: string): IndexMode {
  const order = property(json, "order");
  if (order === "ASCENDING" || order === "DESCENDING") return order;
  if (order === undefined && property(json, "arrayConfig") === "CONTAINS") return "CONTAINS";
  throw invalidArgument(`${place}: needs order ASCENDING or DESCENDING, or arrayConfig CONTAINS`);
}

function readScope(json: unknown, place: string): IndexScope {
  const scope = property(json, "queryScope") ?? "COLLECTION";
  if (scope === "COLLECTION" || scope === "COLLECTION_GROUP") return scope;
  throw invalidArgument(`${place}.queryScope: must be COLLECTION or COLLECTION_GROUP`);
}

function modeJson(mode: IndexMode): ModeJson {
  return mode === "CONTAINS" ? { arrayConfig: mode } : { order: mode };
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidArgument(error.message);
    throw error;
  }
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function list(value: unknown, key: string): readonly unknown[] {
  const found = property(value, key);
  return Array.isArray(found) ? found : [];
}

function text(value: unknown, key: string, place: string): string {
  const found = property(value, key);
  if (typeof found === "string" && found !== "") return found;
  throw invalidArgument(`${place}.${key}: must be a text`);
}
