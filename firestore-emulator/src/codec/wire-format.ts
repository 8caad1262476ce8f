import type { FieldType } from "./descriptor.ts";

/** Wire types of the protobuf encoding (https://protobuf.dev/programming-guides/encoding). */
export const WIRE = { varint: 0, fixed64: 1, bytes: 2, startGroup: 3, endGroup: 4, fixed32: 5 } as const;

/** The wire type of one value of a field, unpacked. */
export function wireTypeOf({ type }: FieldType): number {
  if (typeof type !== "string") return type.kind === "enum" ? WIRE.varint : WIRE.bytes;
  if (type === "double") return WIRE.fixed64;
  return type === "string" || type === "bytes" ? WIRE.bytes : WIRE.varint;
}

/** Whether repeated values of the field share one length. */
export function isPacked(field: FieldType): boolean {
  return field.rule === "repeated" && wireTypeOf(field) !== WIRE.bytes;
}
