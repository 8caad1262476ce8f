import { BinaryReader, BinaryWriter } from "@bufbuild/protobuf/wire";
import { invalidArgument, type StatusError } from "../model/status.ts";
import { decodeLog, encodeLog } from "./record-log.ts";
import { BYTES, readFields, readMessage, writeInt64, writeMessage, writeString } from "./wire-fields.ts";

/** First record of the overall file: the digit 3. */
const FORMAT_VERSION = 0x33;

/** An entry of the overall metadata: the metadata file of a kind and its amount of data. */
export interface KindSummary {
  /** Relative to the directory of the overall file. */
  readonly path: string;
  readonly entities: number;
  /** Total bytes of its output files. */
  readonly bytes: number;
}

/** Metadata of a kind. Times are microseconds since the epoch. */
export interface KindMetadata {
  readonly exportName: string;
  readonly startTime: bigint;
  readonly endTime: bigint;
  /** Relative to the directory of the metadata file. */
  readonly outputs: readonly string[];
}

export function encodeOverallMetadata(kinds: readonly KindSummary[]): Uint8Array {
  const writer = new BinaryWriter();
  for (const { path, entities, bytes } of kinds) {
    writeMessage(writer, 1, () => {
      writeMessage(writer, 1, () => {
        writeInt64(writer, 1, 2);
        writeInt64(writer, 3, 3);
      });
      writeString(writer, 2, path);
      writeInt64(writer, 3, entities);
      writeInt64(writer, 4, bytes);
    });
  }
  return encodeLog([Uint8Array.of(FORMAT_VERSION), writer.finish()]);
}

/** Paths of the metadata files of the kinds. Throws INVALID_ARGUMENT with the official messages. */
export function decodeOverallMetadata(file: Uint8Array): string[] {
  const [version, overall] = parse(() => decodeLog(file));
  if (version === undefined || overall === undefined) {
    throw unparsable();
  }
  if (version.length !== 1 || version[0] !== FORMAT_VERSION) {
    throw invalidArgument("Overall export metadata file version not supported");
  }
  return parse(() => stringsIn(overall, 1, 2));
}

/** The official error for a missing or damaged overall metadata file. */
export function unparsable(): StatusError {
  return invalidArgument("Failed to parse overall export metadata file");
}

function parse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error) {
      throw unparsable();
    }
    throw error;
  }
}

export function encodeKindMetadata(metadata: KindMetadata): Uint8Array {
  const writer = new BinaryWriter();
  writeMessage(writer, 1, () => {
    writeString(writer, 1, metadata.exportName);
    writeInt64(writer, 2, metadata.startTime);
    writeInt64(writer, 3, metadata.endTime);
  });
  for (const output of metadata.outputs) {
    writeMessage(writer, 2, () => {
      writeString(writer, 1, "");
      writeString(writer, 2, output);
    });
  }
  return writer.finish();
}

/** Names of the output files of a kind. Throws when the file is damaged. */
export function decodeKindOutputs(file: Uint8Array): string[] {
  return stringsIn(file, 2, 2);
}

/** The string fields `inner` of all message fields `outer`. */
function stringsIn(message: Uint8Array, outer: number, inner: number): string[] {
  const found: string[] = [];
  const reader = new BinaryReader(message);
  readFields(reader, (field, wireType) => {
    if (field !== outer || wireType !== BYTES) {
      return false;
    }
    const nested = readMessage(reader);
    readFields(nested, (nestedField, nestedType) => {
      if (nestedField === inner && nestedType === BYTES) {
        found.push(nested.string());
        return true;
      }
      return false;
    });
    return true;
  });
  return found;
}
