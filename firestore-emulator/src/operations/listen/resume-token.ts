import { randomBytes } from "node:crypto";

const SERVER_ID_BYTES = 8;
const TOKEN_BYTES = SERVER_ID_BYTES + 8;

/**
 * Encodes resume tokens: the snapshot time of the client in microseconds, with a random id of this server, so that
 * tokens from before a restart are detected.
 */
export class ResumeTokens {
  readonly #serverId = randomBytes(SERVER_ID_BYTES);

  encode(time: bigint): Buffer {
    const token = Buffer.alloc(TOKEN_BYTES);
    this.#serverId.copy(token);
    token.writeBigInt64BE(time, SERVER_ID_BYTES);
    return token;
  }

  /** The time of a token of this server, else `undefined`. */
  decode(token: Uint8Array): bigint | undefined {
    const bytes = Buffer.from(token);
    if (bytes.length !== TOKEN_BYTES || !bytes.subarray(0, SERVER_ID_BYTES).equals(this.#serverId))
      return undefined;
    return bytes.readBigInt64BE(SERVER_ID_BYTES);
  }
}
