import { StatusError } from "../model/status.ts";

const HEAD = 5;
/** Longest message taken in, in bytes: the official emulator's limit. */
const MAX_MESSAGE = 100 * 1024 * 1024;

/** Turns a message's bytes as they came, compressed as the call's grpc-encoding says, into plain ones. */
export type Decompress = (bytes: Buffer) => Buffer;

/** Cuts the bytes of a call into messages (https://grpc.github.io/grpc/core/md_doc__p_r_o_t_o_c_o_l-_h_t_t_p2.html). */
export class FrameReader {
  readonly #decompress: Decompress | undefined;
  #chunks: Buffer[] = [];
  #held = 0;
  #wanted = HEAD;

  /** Without `decompress` a compressed message is refused. */
  constructor(decompress: Decompress | undefined) {
    this.#decompress = decompress;
  }

  /** Whether a message was begun and is not whole yet. */
  get isWithin(): boolean {
    return this.#held > 0;
  }

  /**
   * The messages that the chunk completes.
   * @throws StatusError RESOURCE_EXHAUSTED for one too long, INTERNAL for one that is compressed in no known way
   */
  read(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#held += chunk.length;
    const messages: Buffer[] = [];
    while (this.#held >= this.#wanted) {
      const bytes = this.#joined();
      const length = bytes.readUInt32BE(1);
      if (length > MAX_MESSAGE) {
        throw new StatusError(
          "RESOURCE_EXHAUSTED",
          `gRPC message exceeds maximum size ${MAX_MESSAGE}: ${length}`,
        );
      }
      const end = HEAD + length;
      if (bytes.length < end) {
        this.#keep(bytes, end);
        break;
      }
      messages.push(this.#plain(bytes[0] === 1, bytes.subarray(HEAD, end)));
      this.#keep(bytes.subarray(end), HEAD);
    }
    return messages;
  }

  #plain(isCompressed: boolean, bytes: Buffer): Buffer {
    if (!isCompressed) return bytes;
    if (!this.#decompress) throw new StatusError("INTERNAL", "Can't decode compressed gRPC message");
    const plain = this.#decompress(bytes);
    return plain;
  }

  #joined(): Buffer {
    const [first] = this.#chunks;
    return this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks, this.#held);
  }

  #keep(bytes: Buffer, wanted: number): void {
    this.#chunks = bytes.length === 0 ? [] : [bytes];
    this.#held = bytes.length;
    this.#wanted = wanted;
  }
}

/** The way to undo a grpc-encoding; `undefined` when there is nothing to undo. @throws StatusError UNIMPLEMENTED */
export function decompressorOf(encoding: string | undefined): Decompress | undefined {
  if (encoding === undefined || encoding === "identity") return undefined;
  // Loaded for those who compress: hardly any client does.
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
