import { randomUUID } from "node:crypto";
import { bytesOf, type Message, messagesOf, stringOf } from "../codec/message.ts";
import { timestampOf } from "../codec/timestamp.ts";
import { decodeWrite, encodeWriteResult } from "../codec/write.ts";
import { formatDatabaseName } from "../model/resource-name.ts";
import { StatusError } from "../model/status.ts";
import type { Database } from "../state/types.ts";
import type { Access } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { type OperationContext, openDatabase, pathReader } from "./context.ts";
import type { StreamHandler, StreamPeer } from "./rpc.ts";

/**
 * A Write stream: a handshake, then one atomic commit and one response per request, in order. A failed commit
 * fails the stream; a request without writes, or the client's half-close, ends it after all previous responses.
 */
export class WriteStream implements StreamHandler {
  readonly #context: OperationContext;
  readonly #access: Access;
  readonly #peer: StreamPeer;
  #database: Database | undefined;
  #token = 0;
  #ended = false;
  #last: Promise<void> = Promise.resolve();

  constructor(context: OperationContext, access: Access, peer: StreamPeer) {
    this.#context = context;
    this.#access = access;
    this.#peer = peer;
  }

  receive(message: Message): void {
    this.#enqueue(() => this.#handle(message));
  }

  close(): void {
    this.#enqueue(async () => this.#end());
  }

  #enqueue(step: () => Promise<void>): void {
    this.#last = this.#last.then(async () => {
      if (this.#ended) return;
      try {
        await step();
      } catch (error) {
        this.#ended = true;
        this.#peer.fail(error);
      }
    });
  }

  async #handle(message: Message): Promise<void> {
    if (!this.#database) {
      this.#database = this.#handshake(message);
      this.#peer.send({ streamId: randomUUID(), streamToken: this.#nextToken() });
      return;
    }
    const name = stringOf(message, "database");
    const expected = formatDatabaseName(this.#database.projectId, this.#database.databaseId);
    if (name !== "" && name !== expected) {
      throw new StatusError(
        "INVALID_ARGUMENT",
        `Request specified a database (${name}) that did not match the expected database (${expected})`,
      );
    }
    const requested = messagesOf(message, "writes");
    if (requested.length === 0) {
      this.#peer.send({ streamToken: this.#nextToken() });
      this.#end();
      return;
    }
    await this.#commit(this.#database, requested);
  }

  async #commit(database: Database, requested: readonly Message[]): Promise<void> {
    const pathOf = pathReader(database);
    const writes = requested.map((write) => decodeWrite(write, pathOf));
    const { authorize } = authorizerFor(this.#context, database, this.#access);
    const result = await database.commit(writes, { authorize });
    this.#peer.send({
      streamToken: this.#nextToken(),
      writeResults: result.writeResults.map(encodeWriteResult),
      commitTime: timestampOf(result.commitTime),
    });
  }

  #handshake(message: Message): Database {
    const name = stringOf(message, "database");
    if (name === "") throw invalid("'database' must be set on an initial write request.");
    if (messagesOf(message, "writes").length > 0) {
      throw invalid("'writes' must not be set on an initial write request.");
    }
    if (stringOf(message, "streamId") !== "") {
      throw invalid("Resuming streams is not supported, do not set stream ID.");
    }
    if (bytesOf(message, "streamToken")) {
      throw invalid(
        "Resuming streams is not supported, 'stream_token' must not be set on an initial write request.",
      );
    }
    return openDatabase(this.#context, name);
  }

  #end(): void {
    this.#ended = true;
    this.#peer.end();
  }

  /** Tokens are the decimal count of responses, as in the official emulator. */
  #nextToken(): Buffer {
    const token = Buffer.from(String(this.#token));
    this.#token += 1;
    return token;
  }
}

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}
