import { randomBytes } from "node:crypto";

const EPOCH_BYTES = 8;
const TOKEN_BYTES = EPOCH_BYTES + 8;

/**
 * Resume tokens: the microsecond up to which a client has seen everything, marked with the data's epoch, so that
 * a token from before a restart or reset is told from one whose delta can be computed.
 */
export class ResumeTokens {
  readonly #epoch = randomBytes(EPOCH_BYTES);

  encode(time: bigint): Buffer {
    const token = Buffer.alloc(TOKEN_BYTES);
    this.#epoch.copy(token);
    token.writeBigInt64BE(time, EPOCH_BYTES);
    return token;
  }

  /** The time of a token of this epoch, else `undefined`. */
  decode(token: Uint8Array): bigint | undefined {
    const bytes = Buffer.from(token);
    if (bytes.length !== TOKEN_BYTES || !bytes.subarray(0, EPOCH_BYTES).equals(this.#epoch)) return undefined;
    return bytes.readBigInt64BE(EPOCH_BYTES);
  }
}
