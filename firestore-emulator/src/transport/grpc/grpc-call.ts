import type { IncomingHttpHeaders, ServerHttp2Stream } from "node:http2";
import { type DescMessage, fromBinary, type MessageShape, toBinary } from "@bufbuild/protobuf";
import { Firestore } from "../../generated/firestore_pb.js";
import { STATUS_CODES, type StatusCode, StatusError } from "../../model/status.ts";
import {
  type Caller,
  type RequestOf,
  type ResponseOf,
  type Rpc,
  requestSchema,
} from "../../operations/rpc.ts";
import { toStatus } from "../status.ts";
import { decompressorOf, FrameReader, frameOf } from "./grpc-frames.ts";

const HEADERS = {
  ":status": 200,
  "content-type": "application/grpc",
  "grpc-accept-encoding": "identity,deflate,gzip",
};
/** Buffered messages are written when they exceed this size. */
const FLUSH_SIZE = 64 * 1024;
/** Limit of buffered bytes of a stream whose client does not read. */
const MAX_BUFFERED = 256 * 1024 * 1024;
/** The HTTP/2 error code that gRPC clients report as RESOURCE_EXHAUSTED. */
const ENHANCE_YOUR_CALM = 11;
const TIMEOUT = /^(\d{1,8})([HMSmun])$/;
const UNIT_MS = new Map(Object.entries({ H: 3_600_000, M: 60_000, S: 1_000, m: 1, u: 1e-3, n: 1e-6 }));
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Receives the request messages of a call. */
export interface CallReceiver<Name extends Rpc> {
  message(message: RequestOf<Name>): void;
  /** The client has half-closed. */
  halfClosed(): void;
  /** The call ended before its response was complete: the client disconnected, the deadline was exceeded or the request was malformed. */
  cancelled(): void;
}

/** A gRPC call on its HTTP/2 stream: request messages, response messages and a status. After the end all methods do nothing. */
export class GrpcCall<Name extends Rpc> {
  readonly caller: Caller;
  readonly #stream: ServerHttp2Stream;
  readonly #rpc: Name;
  readonly #maxBuffered: number;
  #receiver: CallReceiver<Name> | undefined;
  /** Encoded messages that are not written yet. */
  #frames: Buffer[] = [];
  #framesSize = 0;
  #queue: ResponseOf<Name>[] = [];
  #ended = false;
  #deadline: NodeJS.Timeout | undefined;

  constructor(
    stream: ServerHttp2Stream,
    headers: IncomingHttpHeaders,
    rpc: Name,
    maxBuffered = MAX_BUFFERED,
  ) {
    this.#stream = stream;
    this.#rpc = rpc;
    this.#maxBuffered = maxBuffered;
    this.caller = { authorization: headers.authorization };
  }

  /** Starts reading. */
  start(headers: IncomingHttpHeaders, receiver: CallReceiver<Name>): void {
    this.#receiver = receiver;
    this.#stream.on("close", () => this.#closed());
    try {
      const frames = new FrameReader(decompressorOf(textOf(headers["grpc-encoding"])));
      this.#stream.on("data", (chunk: Buffer) => this.#received(frames, chunk));
      this.#stream.on("end", () => {
        if (this.#ended) return;
        if (frames.hasPartialMessage)
          this.fail(new StatusError("INTERNAL", "Encountered end-of-stream mid-frame"));
        else receiver.halfClosed();
      });
    } catch (error) {
      this.fail(error);
    }
    this.#startDeadline(textOf(headers["grpc-timeout"]));
  }

  /**
   * Sends a message in the next event loop iteration, together with others: the response of the commit that caused
   * these messages is sent first. Aborts the call when its client does not read.
   */
  send(message: ResponseOf<Name>): void {
    if (this.#ended) return;
    if (this.#queue.length === 0) {
      // Checked before buffering more: a large response alone does not mean that the client does not read.
      if (this.#stream.writableLength > this.#maxBuffered) {
        this.#abort();
        return;
      }
      setImmediate(() => this.#flush());
    }
    this.#queue.push(message);
  }

  /** Sends the only message and ends the call. */
  respond(message: ResponseOf<Name>): void {
    if (!this.#ended) this.#write(message);
    this.end();
  }

  /** Sends messages with backpressure and ends the call. */
  async sendAll(messages: Iterable<ResponseOf<Name>>): Promise<void> {
    for (const message of messages) {
      if (this.#ended) return;
      this.#write(message);
      if (this.#stream.writableNeedDrain) await this.#drained();
    }
    this.end();
  }

  end(): void {
    this.#finish("OK", "OK");
  }

  /** Ends the call with an error; see `toStatus`. */
  fail(error: unknown): void {
    if (this.#ended) return;
    const status = toStatus(error);
    this.#finish(status.code, status.message);
  }

  #received(frames: FrameReader, chunk: Buffer): void {
    if (this.#ended) return;
    try {
      for (const bytes of frames.read(chunk)) {
        this.#receiver?.message(decode(requestSchema(this.#rpc), bytes));
        if (this.#ended) return;
      }
    } catch (error) {
      this.fail(error);
      this.#receiver?.cancelled();
    }
  }

  #drained(): Promise<void> {
    return new Promise((done) => {
      const finish = () => {
        this.#stream.off("drain", finish);
        this.#stream.off("close", finish);
        done();
      };
      this.#stream.on("drain", finish);
      this.#stream.on("close", finish);
    });
  }

  #write(message: ResponseOf<Name>): void {
    const frame = frameOf(toBinary(Firestore.method[this.#rpc].output, message));
    this.#frames.push(frame);
    this.#framesSize += frame.length;
    if (this.#framesSize >= FLUSH_SIZE) this.#writeFrames();
  }

  #flush(): void {
    const queue = this.#queue;
    this.#queue = [];
    if (this.#stream.destroyed) return;
    for (const message of queue) this.#write(message);
    this.#writeFrames();
  }

  #writeFrames(): void {
    const frames = this.#frames;
    this.#frames = [];
    this.#framesSize = 0;
    if (frames.length === 0 || this.#stream.destroyed) return;
    this.#sendHeaders();
    this.#stream.write(Buffer.concat(frames));
  }

  #sendHeaders(): void {
    if (!this.#stream.headersSent) this.#stream.respond(HEADERS, { waitForTrailers: true });
  }

  #finish(code: StatusCode, message: string): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#deadline);
    if (this.#stream.destroyed) return;
    const status = {
      "grpc-status": String(STATUS_CODES[code]),
      ...(message !== "" && { "grpc-message": encodeURI(message.toWellFormed()) }),
    };
    // Drains what the client still sends, which would block its connection.
    this.#stream.resume();
    this.#flush();
    // Headers first, even without messages: firebase-admin retries trailers-only responses twice, for seven seconds,
    // whatever the status.
    this.#sendHeaders();
    this.#stream.once("wantTrailers", () => this.#stream.sendTrailers(status));
    this.#stream.end();
  }

  /** Resets the stream: a status could not be sent before the buffered bytes. */
  #abort(): void {
    this.#ended = true;
    clearTimeout(this.#deadline);
    this.#queue = [];
    this.#stream.close(ENHANCE_YOUR_CALM);
    this.#receiver?.cancelled();
  }

  #closed(): void {
    clearTimeout(this.#deadline);
    if (this.#ended) return;
    this.#ended = true;
    this.#receiver?.cancelled();
  }

  #startDeadline(timeout: string | undefined): void {
    const [, count, unit = ""] = TIMEOUT.exec(timeout ?? "") ?? [];
    const milliseconds = Number(count) * (UNIT_MS.get(unit) ?? Number.NaN);
    if (Number.isNaN(milliseconds) || milliseconds > MAX_TIMER_MS) return;
    this.#deadline = setTimeout(() => {
      this.fail(new StatusError("DEADLINE_EXCEEDED", "Deadline exceeded"));
      this.#receiver?.cancelled();
    }, milliseconds);
  }
}

/** @throws StatusError INTERNAL for bytes that are not a message */
function decode<Desc extends DescMessage>(schema: Desc, bytes: Buffer): MessageShape<Desc> {
  try {
    return fromBinary(schema, bytes);
  } catch (error) {
    throw new StatusError("INTERNAL", error instanceof Error ? error.message : String(error));
  }
}

function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" ? header : header?.[0];
}
