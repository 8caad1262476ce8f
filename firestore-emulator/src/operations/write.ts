import { randomUUID } from "node:crypto";
import { create } from "@bufbuild/protobuf";
import { timestampOf } from "../codec/value.ts";
import { decodeWrite, encodeWriteResult } from "../codec/write.ts";
import { type Write, type WriteRequest, WriteResponseSchema } from "../generated/firestore_pb.js";
import { invalidArgument } from "../model/status.ts";
import type { Database } from "../state/database.ts";
import type { Access } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { type OperationContext, openDatabase, pathReader, requireSameDatabase } from "./context.ts";
import type { StreamHandler, StreamPeer } from "./rpc.ts";

/**
 * A Write stream: a handshake, then one atomic commit and one response per request, in order. A failed commit
 * fails the stream; a request without writes, or the client's half-close, ends it after all previous responses.
 */
export class WriteStream implements StreamHandler<"write"> {
  readonly #context: OperationContext;
  readonly #access: Access;
  readonly #peer: StreamPeer<"write">;
  #database: Database | undefined;
  #token = 0;
  #ended = false;
  #last: Promise<void> = Promise.resolve();

  constructor(context: OperationContext, access: Access, peer: StreamPeer<"write">) {
    this.#context = context;
    this.#access = access;
    this.#peer = peer;
  }

  receive(message: WriteRequest): void {
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

  async #handle(message: WriteRequest): Promise<void> {
    if (!this.#database) {
      this.#database = this.#handshake(message);
      this.#peer.send(
        create(WriteResponseSchema, { streamId: randomUUID(), streamToken: this.#nextToken() }),
      );
      return;
    }
    const { database: name, writes } = message;
    requireSameDatabase(this.#database, name);
    if (writes.length === 0) {
      this.#peer.send(create(WriteResponseSchema, { streamToken: this.#nextToken() }));
      this.#end();
      return;
    }
    await this.#commit(this.#database, writes);
  }

  async #commit(database: Database, requested: readonly Write[]): Promise<void> {
    const pathOf = pathReader(database);
    const writes = requested.map((write) => decodeWrite(write, pathOf));
    const { authorize } = authorizerFor(this.#context, database, this.#access);
    const result = await database.commit(writes, { authorize });
    this.#peer.send(
      create(WriteResponseSchema, {
        streamToken: this.#nextToken(),
        writeResults: result.writeResults.map(encodeWriteResult),
        commitTime: timestampOf(result.commitTime),
      }),
    );
  }

  #handshake({ database: name, writes, streamId, streamToken }: WriteRequest): Database {
    if (name === "") throw invalidArgument("'database' must be set on an initial write request.");
    if (writes.length > 0) {
      throw invalidArgument("'writes' must not be set on an initial write request.");
    }
    if (streamId !== "") {
      throw invalidArgument("Resuming streams is not supported, do not set stream ID.");
    }
    if (streamToken.length > 0) {
      throw invalidArgument(
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
