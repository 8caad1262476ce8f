import type { DocumentPath, Value } from "./document.ts";

/** Segments of a field path, unquoted: `["address", "zip.code"]`. `["__name__"]` is the document name. */
export type FieldPath = readonly string[];

export const FIELD_OPERATORS = [
  "LESS_THAN",
  "LESS_THAN_OR_EQUAL",
  "GREATER_THAN",
  "GREATER_THAN_OR_EQUAL",
  "EQUAL",
  "NOT_EQUAL",
  "ARRAY_CONTAINS",
  "IN",
  "ARRAY_CONTAINS_ANY",
  "NOT_IN",
] as const;

export type FieldOperator = (typeof FIELD_OPERATORS)[number];

export const UNARY_OPERATORS = ["IS_NAN", "IS_NULL", "IS_NOT_NAN", "IS_NOT_NULL"] as const;

export type UnaryOperator = (typeof UNARY_OPERATORS)[number];

export type Filter =
  | { readonly kind: "field"; readonly field: FieldPath; readonly op: FieldOperator; readonly value: Value }
  | { readonly kind: "unary"; readonly field: FieldPath; readonly op: UnaryOperator }
  | { readonly kind: "composite"; readonly op: "AND" | "OR"; readonly filters: readonly Filter[] };

export interface Order {
  readonly field: FieldPath;
  readonly direction: "ASCENDING" | "DESCENDING";
}

/** A position in the query order; `before` puts it ahead of documents equal to `values`. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** The collections that a query reads. `collectionId: undefined` means every collection below `parent`. */
export interface Scope {
  /** Parent document, or `""` for the database root. */
  readonly parent: DocumentPath | "";
  readonly collectionId: string | undefined;
  /** True for collection groups: collections at any depth below `parent`. */
  readonly allDescendants: boolean;
}

/** A StructuredQuery. `orderBy` has the explicit orders only; `effectiveOrders` (query/order) adds the implicit ones. */
export interface Query {
  readonly scope: Scope;
  readonly where: Filter | undefined;
  /** Fields that a document must have besides those of `where` and `orderBy`: those of aggregations. */
  readonly requiredFields?: readonly FieldPath[];
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  /** `undefined` returns all fields, `[]` or `[["__name__"]]` names only. */
  readonly select: readonly FieldPath[] | undefined;
}
