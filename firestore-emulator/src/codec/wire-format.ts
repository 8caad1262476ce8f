import type { FieldType } from "./descriptor.ts";

/** Wire types of the protobuf encoding (https://protobuf.dev/programming-guides/encoding). */
export const WIRE_TYPE = { varint: 0, fixed64: 1, bytes: 2, startGroup: 3, endGroup: 4, fixed32: 5 } as const;

/** The wire type of one value of a field, unpacked. */
export function wireTypeOf({ type }: FieldType): number {
  if (typeof type !== "string") return type.kind === "enum" ? WIRE_TYPE.varint : WIRE_TYPE.bytes;
  if (type === "double") return WIRE_TYPE.fixed64;
  return type === "string" || type === "bytes" ? WIRE_TYPE.bytes : WIRE_TYPE.varint;
}

/** Whether the field uses the packed encoding. */
export function isPacked(field: FieldType): boolean {
  return field.rule === "repeated" && wireTypeOf(field) !== WIRE_TYPE.bytes;
}
