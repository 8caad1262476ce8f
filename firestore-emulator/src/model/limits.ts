/** Published limits of Cloud Firestore, in bytes unless noted. */
export const LIMITS = {
  /** Longest string or bytes value. */
  valueBytes: 1_048_487,
  /** Longest collection id, document id, or field name with the dotted path of its parents. */
  nameBytes: 1_500,
  /** Largest document. */
  documentBytes: 1_048_576,
  /** Nesting levels of maps and arrays, not counting the document. */
  depth: 20,
  /** Values of `IN` and `ARRAY_CONTAINS_ANY`, and disjunctions of a query. */
  disjunctions: 30,
  notInValues: 10,
  aggregations: 5,
  vectorDimensions: 2_048,
} as const;
