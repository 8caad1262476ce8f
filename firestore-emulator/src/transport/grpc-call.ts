import type { IncomingHttpHeaders, ServerHttp2Stream } from "node:http2";
import type { RpcType } from "../codec/descriptor.ts";
import type { Message } from "../codec/message.ts";
import { decodeMessage } from "../codec/wire-decode.ts";
import { encodeFramed } from "../codec/wire-encode.ts";
import { MalformedMessage } from "../codec/wire-reader.ts";
import { WireWriter } from "../codec/wire-writer.ts";
import { STATUS_CODES, type StatusCode, StatusError } from "../model/status.ts";
import type { Caller } from "../operations/rpc.ts";
import { decompressorOf, FrameReader } from "./grpc-frames.ts";
import { toStatus } from "./status.ts";

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
const UNIT_MS = { H: 3_600_000, M: 60_000, S: 1_000, m: 1, u: 1e-3, n: 1e-6 };
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Receives the request messages of a call. */
export interface CallReceiver {
  message(message: Message): void;
  /** The client has half-closed. */
  halfClosed(): void;
  /** The call ended before its response was complete: the client disconnected, the deadline was exceeded or the request was malformed. */
  cancelled(): void;
}

/** A gRPC call on its HTTP/2 stream: request messages, response messages and a status. After the end all methods do nothing. */
export class GrpcCall {
  readonly caller: Caller;
  readonly #stream: ServerHttp2Stream;
  readonly #type: RpcType;
  readonly #maxBuffered: number;
  #receiver: CallReceiver | undefined;
  #buffer: WireWriter | undefined;
  #queue: Message[] = [];
  #ended = false;
  #deadline: NodeJS.Timeout | undefined;

  constructor(
    stream: ServerHttp2Stream,
    headers: IncomingHttpHeaders,
    type: RpcType,
    maxBuffered = MAX_BUFFERED,
  ) {
    this.#stream = stream;
    this.#type = type;
    this.#maxBuffered = maxBuffered;
    this.caller = { authorization: headers.authorization };
  }

  /** Starts reading. */
  start(headers: IncomingHttpHeaders, receiver: CallReceiver): void {
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
  send(message: Message): void {
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
  respond(message: Message): void {
    if (!this.#ended) this.#write(message);
    this.end();
  }

  /** Sends messages with backpressure and ends the call. */
  async sendAll(messages: Iterable<Message>): Promise<void> {
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
        this.#receiver?.message(decodeMessage(this.#type.request, bytes));
        if (this.#ended) return;
      }
    } catch (error) {
      this.fail(error instanceof MalformedMessage ? new StatusError("INTERNAL", error.message) : error);
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

  #write(message: Message): void {
    this.#buffer ??= new WireWriter();
    encodeFramed(this.#type.response, message, this.#buffer);
    if (this.#buffer.length >= FLUSH_SIZE) this.#writeBuffer();
  }

  #flush(): void {
    const queue = this.#queue;
    this.#queue = [];
    if (this.#stream.destroyed) return;
    for (const message of queue) this.#write(message);
    this.#writeBuffer();
  }

  #writeBuffer(): void {
    const buffer = this.#buffer;
    this.#buffer = undefined;
    if (!buffer || this.#stream.destroyed) return;
    this.#sendHeaders();
    this.#stream.write(buffer.written());
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
    const match = TIMEOUT.exec(timeout ?? "");
    const unit = match?.[2];
    if (
      !match ||
      (unit !== "H" && unit !== "M" && unit !== "S" && unit !== "m" && unit !== "u" && unit !== "n")
    )
      return;
    const milliseconds = Number(match[1]) * UNIT_MS[unit];
    if (milliseconds > MAX_TIMER_MS) return;
    this.#deadline = setTimeout(() => {
      this.fail(new StatusError("DEADLINE_EXCEEDED", "Deadline exceeded"));
      this.#receiver?.cancelled();
    }, milliseconds);
  }
}

function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" ? header : header?.[0];
}
