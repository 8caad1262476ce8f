import type { BinaryReader, BinaryWriter } from "@bufbuild/protobuf/wire";
import { numericId } from "../model/document-path.ts";
import { BYTES, readGroup, readInt64, VARINT, writeGroup, writeInt64, writeString } from "./wire-fields.ts";

/** Field numbers of path elements, which differ between keys and references. */
export interface PathElementFields {
  readonly group: number;
  readonly type: number;
  readonly id: number;
  readonly name: number;
}

export const KEY_PATH: PathElementFields = { group: 1, type: 2, id: 3, name: 4 };
export const REFERENCE_PATH: PathElementFields = {
  group: 14,
  type: 15,
  id: 16,
  name: 17,
};

/** Writes a document path as one group per collection and document id. */
export function writePath(writer: BinaryWriter, path: string, fields: PathElementFields): void {
  const segments = path.split("/");
  for (let index = 0; index + 1 < segments.length; index += 2) {
    writeElement(writer, segments[index] ?? "", segments[index + 1] ?? "", fields);
  }
}

/** Writes the first collection and id of a document path only. */
export function writeRootElement(writer: BinaryWriter, path: string, fields: PathElementFields): void {
  writePath(writer, path.split("/", 2).join("/"), fields);
}

function writeElement(writer: BinaryWriter, type: string, id: string, fields: PathElementFields): void {
  writeGroup(writer, fields.group, () => {
    writeString(writer, fields.type, type);
    const number = numericId(id);
    if (number !== undefined && formatNumericId(number) === id) {
      writeInt64(writer, fields.id, number);
    } else {
      writeString(writer, fields.name, id);
    }
  });
}

/** Reads a path element as `collection/id`, after its start tag. */
export function readElement(reader: BinaryReader, fields: PathElementFields): string {
  let type: string | undefined;
  let id: string | undefined;
  readGroup(reader, fields.group, (field, wireType) => {
    if (field === fields.type && wireType === BYTES) {
      type = reader.string();
    } else if (field === fields.name && wireType === BYTES) {
      id = reader.string();
    } else if (field === fields.id && wireType === VARINT) {
      id = formatNumericId(readInt64(reader));
    } else {
      return false;
    }
    return true;
  });
  if (type === undefined || id === undefined) {
    throw new RangeError("A path element has no type or id.");
  }
  return `${type}/${id}`;
}

function formatNumericId(number: bigint): string {
  return `__id${number}__`;
}
