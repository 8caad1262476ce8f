import type { ServerResponse } from "node:http";
import type { RpcType } from "../codec/descriptor.ts";
import { parseMessage } from "../codec/json-parse.ts";
import { messageToJson } from "../codec/json-print.ts";
import type { StreamHandler, StreamPeer } from "../operations/rpc.ts";
import { toStatus } from "./status.ts";
import type { ChannelForm } from "./webchannel-form.ts";

/** Streaming responses end after so long; with the next one the client tells what it has. */
const STREAMING_MS = 60_000;
/** A streaming response ends early when its client has so much (in UTF-16 units) to acknowledge. */
const MANY_UNACKNOWLEDGED = 16 * 1024 * 1024;
/** A session is given up when it holds so much (in UTF-16 units) and no client takes it. */
const MAX_HELD = 256 * 1024 * 1024;

export interface WebChannelSessionOptions {
  readonly type: RpcType;
  readonly open: (peer: StreamPeer) => StreamHandler;
  /** More is waiting for the client than the server will hold: the session has to be closed. */
  readonly onOverflow: () => void;
  /** How much that is, in UTF-16 units. */
  readonly maxHeld?: number;
}

export interface BackChannelOptions {
  /** Id of the last array the client has. */
  readonly acknowledged: number;
  /** End the response with the first data instead of keeping it open. */
  readonly longPoll: boolean;
  /** After how much silence to send a noop, in milliseconds. */
  readonly silenceMs: number;
}

interface BackChannel {
  readonly response: ServerResponse;
  readonly longPoll: boolean;
  readonly keepAlive: NodeJS.Timeout;
  readonly lifetime: NodeJS.Timeout;
}

/**
 * One WebChannel session: a stream whose messages to the client are numbered arrays, kept until acknowledged and
 * sent over whichever back channel is open.
 */
export class WebChannelSession {
  readonly #type: RpcType;
  readonly #handler: StreamHandler;
  readonly #onOverflow: () => void;
  readonly #maxHeld: number;
  /** Ids are consecutive. */
  #unacknowledged: { readonly id: number; readonly text: string }[] = [];
  #unacknowledgedLength = 0;
  #nextArray = 1;
  #lastSent = 0;
  #nextMessage = 0;
  #back: BackChannel | undefined;
  #flushing: NodeJS.Immediate | undefined;
  #ended = false;

  constructor({ type, open, onOverflow, maxHeld = MAX_HELD }: WebChannelSessionOptions) {
    this.#type = type;
    this.#onOverflow = onOverflow;
    this.#maxHeld = maxHeld;
    this.#handler = open({
      send: (message) => {
        if (!this.#ended) this.#push([messageToJson(type.response, message)]);
      },
      fail: (error) => this.#fail(error),
      end: () => this.#end(["close"]),
    });
  }

  get isBackOpen(): boolean {
    return this.#back !== undefined;
  }

  /** Id of the last array written to a back channel. */
  get lastSent(): number {
    return this.#lastSent;
  }

  /** Hands on the messages that were not received before; a retried request repeats ids. */
  receive(form: ChannelForm): void {
    for (const { id = this.#nextMessage, text } of form.messages) {
      if (id < this.#nextMessage) continue;
      this.#nextMessage = id + 1;
      if (this.#ended) continue;
      try {
        this.#handler.receive(parseMessage(this.#type.request, text));
      } catch (error) {
        this.#fail(error);
        this.#handler.close();
      }
    }
  }

  /** Forgets the arrays that the client has. */
  acknowledge(arrayId: number): void {
    if (arrayId >= this.#nextArray) return;
    for (const { text } of this.#unacknowledged.splice(0, this.#indexAfter(arrayId))) {
      this.#unacknowledgedLength -= text.length;
    }
  }

  /** Makes a response, whose head is written, the back channel in place of any other. */
  attach(response: ServerResponse, options: BackChannelOptions): void {
    this.#detach();
    response.flushHeaders();
    this.acknowledge(options.acknowledged);
    const back: BackChannel = {
      response,
      longPoll: options.longPoll,
      keepAlive: setInterval(() => this.#sendNoop(), options.silenceMs).unref(),
      lifetime: setTimeout(() => this.#finish(back), STREAMING_MS).unref(),
    };
    this.#back = back;
    response.once("close", () => {
      if (this.#back === back) this.#release(back);
    });
    // A client cannot have more than there was.
    this.#lastSent = Math.min(options.acknowledged, this.#nextArray - 1);
    // A streaming client takes silence for a buffering proxy, so something is written at once.
    if (this.#unacknowledged.length === 0 && !back.longPoll) this.#push(["noop"]);
    this.#flush();
  }

  /** The client is gone, or the server is: ends the stream and the back channel. */
  close(): void {
    this.#ended = true;
    this.#handler.close();
    if (this.#flushing) clearImmediate(this.#flushing);
    this.#detach();
  }

  #push(payload: unknown): void {
    const text = JSON.stringify(payload);
    this.#unacknowledged.push({ id: this.#nextArray, text });
    this.#unacknowledgedLength += text.length;
    this.#nextArray += 1;
    // Messages of one commit go out as one frame.
    this.#flushing ??= setImmediate(() => this.#flush());
  }

  #fail(error: unknown): void {
    const { code, message } = toStatus(error);
    this.#end([{ error: { message: message === "" ? code : `${code}: ${message}`, status: code } }]);
  }

  #end(payload: unknown): void {
    if (!this.#ended) this.#push(payload);
    this.#ended = true;
  }

  #flush(): void {
    if (this.#flushing) clearImmediate(this.#flushing);
    this.#flushing = undefined;
    const back = this.#back;
    if (!back) {
      if (this.#unacknowledgedLength > this.#maxHeld) this.#onOverflow();
      return;
    }
    const arrays = this.#unacknowledged.slice(this.#indexAfter(this.#lastSent));
    const last = arrays.at(-1);
    if (!last) return;
    const text = `[${arrays.map((array) => `[${array.id},${array.text}]`).join(",")}]`;
    this.#lastSent = last.id;
    // The length counts UTF-16 code units, which is how the client reads it.
    back.response.write(`${text.length}\n${text}`);
    back.keepAlive.refresh();
    if (back.longPoll || this.#unacknowledgedLength > MANY_UNACKNOWLEDGED) this.#detach();
  }

  /** Where the arrays after this one begin among the unacknowledged. */
  #indexAfter(arrayId: number): number {
    const first = this.#unacknowledged[0]?.id ?? 0;
    return Math.max(0, arrayId - first + 1);
  }

  #sendNoop(): void {
    this.#push(["noop"]);
    this.#flush();
  }

  #finish(back: BackChannel): void {
    this.#sendNoop();
    if (this.#back === back) this.#detach();
  }

  #detach(): void {
    const back = this.#back;
    if (!back) return;
    this.#release(back);
    back.response.end();
  }

  #release(back: BackChannel): void {
    clearInterval(back.keepAlive);
    clearTimeout(back.lifetime);
    this.#back = undefined;
  }
}
