import { StatusError } from "../model/status.ts";
import { decodeLog, encodeLog } from "./record-log.ts";
import {
  BYTES,
  newReader,
  newWriter,
  readFields,
  readInt64,
  readNested,
  tag,
  VARINT,
  writeInt64,
  writeString,
} from "./wire.ts";

/** First record of the overall file: the digit 3. */
const FORMAT_VERSION = 0x33;

/** One entry of the overall metadata: where a kind's metadata lies, and how much data it stands for. */
export interface KindSummary {
  /** Relative to the overall file's directory. */
  readonly path: string;
  readonly entities: number;
  /** Bytes of all its output files. */
  readonly bytes: number;
}

/** One kind's metadata. Times are microseconds since the epoch. */
export interface KindMetadata {
  readonly exportName: string;
  readonly startTime: bigint;
  readonly endTime: bigint;
  /** Relative to the metadata's directory. */
  readonly outputs: readonly string[];
}

export function encodeOverallMetadata(kinds: readonly KindSummary[]): Uint8Array {
  const writer = newWriter();
  for (const { path, entities, bytes } of kinds) {
    tag(writer, 1, BYTES).fork();
    tag(writer, 1, BYTES).fork();
    tag(writer, 1, VARINT).uint32(2);
    tag(writer, 3, VARINT).uint32(3);
    writer.ldelim();
    writeString(writer, 2, path);
    writeInt64(writer, 3, BigInt(entities));
    writeInt64(writer, 4, BigInt(bytes));
    writer.ldelim();
  }
  return encodeLog([Uint8Array.of(FORMAT_VERSION), writer.finish()]);
}

/** Paths of the kinds' metadata files. Throws INVALID_ARGUMENT with the official texts. */
export function decodeOverallMetadata(file: Uint8Array): string[] {
  const [version, overall] = parse(() => decodeLog(file));
  if (version === undefined || overall === undefined) {
    throw unparsable();
  }
  if (version.length !== 1 || version[0] !== FORMAT_VERSION) {
    throw new StatusError("INVALID_ARGUMENT", "Overall export metadata file version not supported");
  }
  return parse(() => stringsIn(overall, 1, 2));
}

/** The official answer to an overall metadata file that is missing or damaged. */
export function unparsable(): StatusError {
  return new StatusError("INVALID_ARGUMENT", "Failed to parse overall export metadata file");
}

function parse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError || error instanceof StatusError) {
      throw unparsable();
    }
    throw error;
  }
}

export function encodeKindMetadata(metadata: KindMetadata): Uint8Array {
  const writer = newWriter();
  tag(writer, 1, BYTES).fork();
  writeString(writer, 1, metadata.exportName);
  writeInt64(writer, 2, metadata.startTime);
  writeInt64(writer, 3, metadata.endTime);
  writer.ldelim();
  for (const output of metadata.outputs) {
    tag(writer, 2, BYTES).fork();
    writeString(writer, 1, "");
    writeString(writer, 2, output);
    writer.ldelim();
  }
  return writer.finish();
}

/** Names of the output files that a kind's metadata lists. Throws RangeError when it is damaged. */
export function decodeKindOutputs(file: Uint8Array): string[] {
  return stringsIn(file, 2, 2);
}

/** The text fields `inner` of every message field `outer`. */
function stringsIn(message: Uint8Array, outer: number, inner: number): string[] {
  const found: string[] = [];
  const reader = newReader(message);
  readFields(reader, (field, wireType) => {
    if (field !== outer || wireType !== BYTES) {
      return false;
    }
    const nested = readNested(reader);
    readFields(nested, (nestedField, nestedType) => {
      if (nestedField === inner && nestedType === BYTES) {
        found.push(nested.string());
        return true;
      }
      if (nestedType === VARINT) {
        readInt64(nested);
        return true;
      }
      return false;
    });
    return true;
  });
  return found;
}
