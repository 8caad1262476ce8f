import { fieldPathsEqual, formatFieldPath, isNameField } from "../model/field-path.ts";
import type { FieldPath } from "../model/query.ts";

export type IndexMode = "ASCENDING" | "DESCENDING" | "CONTAINS";

export type IndexScope = "COLLECTION" | "COLLECTION_GROUP";

export interface IndexField {
  readonly field: FieldPath;
  readonly mode: IndexMode;
}

/** An index. With one field it is a single-field index, unless that field is the document name. */
export interface Index {
  readonly collectionGroup: string;
  readonly queryScope: IndexScope;
  /** Without the document name at the end where that has the direction of the field before it. */
  readonly fields: readonly IndexField[];
}

/** The single-field indexes of a field, instead of the automatic ones. */
export interface FieldOverride {
  readonly collectionGroup: string;
  /** `["*"]` for all fields of the collection group. */
  readonly field: FieldPath;
  readonly indexes: readonly { readonly mode: IndexMode; readonly queryScope: IndexScope }[];
}

/** The indexes of a database besides the automatic ones. */
export interface IndexConfig {
  readonly composites: readonly Index[];
  readonly overrides: readonly FieldOverride[];
}

/** Only the automatic indexes. */
export const NO_INDEX_CONFIG: IndexConfig = { composites: [], overrides: [] };

const AUTOMATIC: readonly IndexMode[] = ["ASCENDING", "DESCENDING", "CONTAINS"];

/** The modes of a field's single-field indexes, and whether they are configured rather than automatic. */
export interface SingleFieldModes {
  readonly modes: readonly IndexMode[];
  readonly configured: boolean;
}

/**
 * The single-field indexes of a field: those of its override, else of the nearest map around it, else of `*`, else the
 * automatic ones, which have the scope of a collection
 * (https://firebase.google.com/docs/firestore/query-data/index-overview#single-field_index_exemptions).
 */
export function singleFieldModes(
  { overrides }: IndexConfig,
  collectionGroup: string,
  queryScope: IndexScope,
  field: FieldPath,
): SingleFieldModes {
  const own = overrides.filter((override) => override.collectionGroup === collectionGroup);
  const paths = [...field.map((_, index) => field.slice(0, field.length - index)), ["*"]];
  for (const path of paths) {
    const override = own.find((candidate) => fieldPathsEqual(candidate.field, path));
    if (override !== undefined) {
      const scoped = override.indexes.filter((index) => index.queryScope === queryScope);
      return { modes: scoped.map(({ mode }) => mode), configured: true };
    }
  }
  return { modes: queryScope === "COLLECTION" ? AUTOMATIC : [], configured: false };
}

/** Whether an index is configured as an override of a field, not as a composite index. */
export function isSingleField({ fields }: Index): boolean {
  const [first] = fields;
  return fields.length === 1 && first !== undefined && !isNameField(first.field);
}

/** A text that equal indexes share. */
export function indexKey({ collectionGroup, queryScope, fields }: Index): string {
  const parts = fields.map(({ field, mode }) => `${formatFieldPath(field)} ${mode}`);
  return `${collectionGroup} ${queryScope}: ${parts.join(", ")}`;
}
