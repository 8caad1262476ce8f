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
/** From this many bytes on, what is to be sent goes out without waiting for more. */
const FULL = 64 * 1024;
/** A stream is given up when it holds so many bytes and its client takes none of them. */
const MAX_HELD = 256 * 1024 * 1024;
/** The HTTP/2 error that gRPC clients show as RESOURCE_EXHAUSTED. */
const ENHANCE_YOUR_CALM = 11;
const TIMEOUT = /^(\d{1,8})([HMSmun])$/;
const UNIT_MS = { H: 3_600_000, M: 60_000, S: 1_000, m: 1, u: 1e-3, n: 1e-6 };
const MAX_TIMER_MS = 2 ** 31 - 1;

/** What a call does with its client's side of it. */
export interface CallReceiver {
  message(message: Message): void;
  /** The client has sent everything. */
  halfClosed(): void;
  /** The call is over before it was answered to its end: the client is gone, out of time, or sent nonsense. */
  cancelled(): void;
}

/** One call on its HTTP/2 stream: messages in, messages and a status out. After its end everything is ignored. */
export class GrpcCall {
  readonly caller: Caller;
  readonly #stream: ServerHttp2Stream;
  readonly #type: RpcType;
  readonly #maxHeld: number;
  #receiver: CallReceiver | undefined;
  #out: WireWriter | undefined;
  #queued: Message[] = [];
  #ended = false;
  #deadline: NodeJS.Timeout | undefined;

  constructor(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, type: RpcType, maxHeld = MAX_HELD) {
    this.#stream = stream;
    this.#type = type;
    this.#maxHeld = maxHeld;
    this.caller = { authorization: headers.authorization };
  }

  /** Begins to read. */
  start(headers: IncomingHttpHeaders, receiver: CallReceiver): void {
    this.#receiver = receiver;
    this.#stream.on("close", () => this.#closed());
    try {
      const frames = new FrameReader(decompressorOf(textOf(headers["grpc-encoding"])));
      this.#stream.on("data", (chunk: Buffer) => this.#received(frames, chunk));
      this.#stream.on("end", () => {
        if (this.#ended) return;
        if (frames.isWithin) this.fail(new StatusError("INTERNAL", "Encountered end-of-stream mid-frame"));
        else receiver.halfClosed();
      });
    } catch (error) {
      this.fail(error);
    }
    this.#limit(textOf(headers["grpc-timeout"]));
  }

  /**
   * Sends a message soon, together with others of the same turn: whoever waits for an answer, such as the client whose
   * commit these messages are about, comes first. Ends the call if its client does not read.
   */
  send(message: Message): void {
    if (this.#ended) return;
    if (this.#queued.length === 0) {
      // Only what earlier turns left counts: a large answer is no sign of a client that does not read.
      if (this.#stream.writableLength > this.#maxHeld) {
        this.#giveUp();
        return;
      }
      setImmediate(() => this.#flush());
    }
    this.#queued.push(message);
  }

  /** Sends the only message and ends the call. */
  answer(message: Message): void {
    if (!this.#ended) this.#write(message);
    this.end();
  }

  /** Sends many messages no faster than the client takes them, and ends the call. */
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
    this.#out ??= new WireWriter();
    encodeFramed(this.#type.response, message, this.#out);
    if (this.#out.length >= FULL) this.#writeOut();
  }

  #flush(): void {
    const queued = this.#queued;
    this.#queued = [];
    if (this.#stream.destroyed) return;
    for (const message of queued) this.#write(message);
    this.#writeOut();
  }

  #writeOut(): void {
    const out = this.#out;
    this.#out = undefined;
    if (!out || this.#stream.destroyed) return;
    this.#open();
    this.#stream.write(out.written());
  }

  #open(): void {
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
    // What the client still sends is of no use, but would hold up its connection.
    this.#stream.resume();
    this.#flush();
    // Not within the headers, even before any message: firebase-admin takes a stream that ends like that for one
    // without an answer, and tries twice more, for seven seconds, whatever the status.
    this.#open();
    this.#stream.once("wantTrailers", () => this.#stream.sendTrailers(status));
    this.#stream.end();
  }

  /** Drops what the client does not take; a status would wait behind it. */
  #giveUp(): void {
    this.#ended = true;
    clearTimeout(this.#deadline);
    this.#queued = [];
    this.#stream.close(ENHANCE_YOUR_CALM);
    this.#receiver?.cancelled();
  }

  #closed(): void {
    clearTimeout(this.#deadline);
    if (this.#ended) return;
    this.#ended = true;
    this.#receiver?.cancelled();
  }

  #limit(timeout: string | undefined): void {
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
