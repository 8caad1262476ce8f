import type { DocumentPath, Fields, Value } from "./document.ts";
import type { FieldPath } from "./query.ts";

export type Precondition =
  | { readonly kind: "exists"; readonly exists: boolean }
  | { readonly kind: "updateTime"; readonly updateTime: bigint };

export type Transform = { readonly field: FieldPath } & (
  | { readonly kind: "requestTime" }
  | { readonly kind: "increment" | "maximum" | "minimum"; readonly operand: Value }
  | { readonly kind: "appendMissing" | "removeAll"; readonly values: readonly Value[] }
);

/** A well-formed write of a commit. Without `mask` it replaces the document; an empty mask changes no field. */
export type Write = { readonly path: DocumentPath; readonly precondition: Precondition | undefined } & (
  | {
      readonly kind: "update";
      readonly fields: Fields;
      readonly mask: readonly FieldPath[] | undefined;
      readonly transforms: readonly Transform[];
    }
  | { readonly kind: "delete" }
  | { readonly kind: "verify" }
);

/** `updateTime` is undefined for delete and verify; one transform result per transform, in order. */
export interface WriteResult {
  readonly updateTime: bigint | undefined;
  readonly transformResults: readonly Value[];
}

export interface CommitResult {
  readonly writeResults: readonly WriteResult[];
  readonly commitTime: bigint;
}
