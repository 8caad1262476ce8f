/** A Firestore document: strings, numbers, booleans, arrays and plain objects. */
export interface ContentDocument {
  /** Such as `content/local/packages/riggy-complete`. */
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}
