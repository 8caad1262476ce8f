import { StatusError } from "../../model/status.ts";

const HEADER_SIZE = 5;
/** Maximum message size in bytes, as in the official emulator. */
const MAX_MESSAGE = 100 * 1024 * 1024;

/** Decompresses a message with the grpc-encoding of the call. */
export type Decompress = (bytes: Buffer) => Buffer;

/** Splits the bytes of a call into messages (https://grpc.github.io/grpc/core/md_doc__p_r_o_t_o_c_o_l-_h_t_t_p2.html). */
export class FrameReader {
  readonly #decompress: Decompress | undefined;
  #chunks: Buffer[] = [];
  #buffered = 0;
  #needed = HEADER_SIZE;

  /** Without `decompress`, compressed messages are rejected. */
  constructor(decompress: Decompress | undefined) {
    this.#decompress = decompress;
  }

  /** Whether part of a message is buffered. */
  get hasPartialMessage(): boolean {
    return this.#buffered > 0;
  }

  /**
   * The messages that the chunk completes.
   * @throws StatusError RESOURCE_EXHAUSTED for a message that is too long, INTERNAL for one that cannot be decompressed
   */
  read(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#buffered += chunk.length;
    const messages: Buffer[] = [];
    while (this.#buffered >= this.#needed) {
      const bytes = this.#concat();
      const length = bytes.readUInt32BE(1);
      if (length > MAX_MESSAGE) {
        throw new StatusError(
          "RESOURCE_EXHAUSTED",
          `gRPC message exceeds maximum size ${MAX_MESSAGE}: ${length}`,
        );
      }
      const end = HEADER_SIZE + length;
      if (bytes.length < end) {
        this.#keep(bytes, end);
        break;
      }
      messages.push(this.#decode(bytes[0] === 1, bytes.subarray(HEADER_SIZE, end)));
      this.#keep(bytes.subarray(end), HEADER_SIZE);
    }
    return messages;
  }

  #decode(isCompressed: boolean, bytes: Buffer): Buffer {
    if (!isCompressed) return bytes;
    if (!this.#decompress) throw new StatusError("INTERNAL", "Can't decode compressed gRPC message");
    return this.#decompress(bytes);
  }

  #concat(): Buffer {
    const [first] = this.#chunks;
    return this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks, this.#buffered);
  }

  #keep(bytes: Buffer, needed: number): void {
    this.#chunks = bytes.length === 0 ? [] : [bytes];
    this.#buffered = bytes.length;
    this.#needed = needed;
  }
}

/** A message with its gRPC header: the uncompressed flag and the length. */
export function frameOf(message: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(HEADER_SIZE + message.length);
  frame[0] = 0;
  frame.writeUInt32BE(message.length, 1);
  frame.set(message, HEADER_SIZE);
  return frame;
}

/** The decompressor of a grpc-encoding; `undefined` for identity. @throws StatusError UNIMPLEMENTED */
export function decompressorOf(encoding: string | undefined): Decompress | undefined {
  if (encoding === undefined || encoding === "identity") return undefined;
  // Loaded lazily: hardly any client compresses.
  const { gunzipSync, inflateSync } = process.getBuiltinModule("node:zlib");
  const inflate = { gzip: gunzipSync, deflate: inflateSync }[encoding];
  if (!inflate) {
    throw new StatusError("UNIMPLEMENTED", `Can't find decompressor for ${encoding}`);
  }
  return (bytes) => {
    try {
      return inflate(bytes, { maxOutputLength: MAX_MESSAGE });
    } catch (error) {
      const tooLong = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
      throw tooLong
        ? new StatusError(
            "RESOURCE_EXHAUSTED",
            `Decompressed gRPC message exceeds maximum size ${MAX_MESSAGE}`,
          )
        : new StatusError("INTERNAL", "Can't decompress gRPC message");
    }
  };
}
