import type { DocumentPath } from "./document.ts";
import type { FieldPath } from "./query.ts";
import type { Fields, Value } from "./value.ts";

export type Precondition =
  | { readonly kind: "exists"; readonly exists: boolean }
  | { readonly kind: "updateTime"; readonly updateTime: bigint };

export type Transform = { readonly field: FieldPath } & (
  | { readonly kind: "requestTime" }
  | { readonly kind: "increment" | "maximum" | "minimum"; readonly operand: Value }
  | { readonly kind: "appendMissing" | "removeAll"; readonly values: readonly Value[] }
);

/** One write of a commit, validated for form. An absent `mask` replaces the document, an empty one touches nothing. */
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

/** What one write did. `updateTime` is absent for deletes and verifies; one transform result per transform, in order. */
export interface WriteResult {
  readonly updateTime: bigint | undefined;
  readonly transformResults: readonly Value[];
}

export interface CommitResult {
  readonly writeResults: readonly WriteResult[];
  readonly commitTime: bigint;
}
