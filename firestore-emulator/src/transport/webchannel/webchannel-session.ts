import type { ServerResponse } from "node:http";
import { messageFromJson, messageToJson, parseJson } from "../../codec/json.ts";
import { Firestore } from "../../generated/firestore_pb.js";
import { type BidiRpc, requestSchema, type StreamHandler, type StreamPeer } from "../../operations/rpc.ts";
import { toStatus } from "../status.ts";
import type { ChannelForm } from "./webchannel-form.ts";

/** Maximum duration of a streaming response; the client acknowledges arrays when it opens the next one. */
const STREAMING_LIFETIME_MS = 60_000;
/** A streaming response ends early when more UTF-16 units than this are unacknowledged. */
const MAX_UNACKNOWLEDGED = 16 * 1024 * 1024;
/** Limit of unacknowledged UTF-16 units of a session without a back channel. */
const MAX_BUFFERED = 256 * 1024 * 1024;

export interface WebChannelSessionOptions<Rpc extends BidiRpc> {
  readonly rpc: Rpc;
  readonly open: (peer: StreamPeer<Rpc>) => StreamHandler<Rpc>;
  /** Called when the buffer limit is exceeded; the session must be closed. */
  readonly onOverflow: () => void;
  /** Buffer limit in UTF-16 units. */
  readonly maxBuffered?: number;
}

export interface BackChannelOptions {
  /** Id of the last array that the client has received. */
  readonly acknowledged: number;
  /** End the response with the first data instead of keeping it open. */
  readonly longPoll: boolean;
  /** Send a noop after this idle time in milliseconds. */
  readonly noopIntervalMs: number;
}

interface BackChannel {
  readonly response: ServerResponse;
  readonly longPoll: boolean;
  readonly keepAlive: NodeJS.Timeout;
  readonly lifetime: NodeJS.Timeout;
}

/**
 * A WebChannel session: messages to the client are numbered arrays, buffered until acknowledged and sent over the
 * current back channel.
 */
export class WebChannelSession<Rpc extends BidiRpc> {
  readonly #rpc: Rpc;
  readonly #handler: StreamHandler<Rpc>;
  readonly #onOverflow: () => void;
  readonly #maxBuffered: number;
  /** Ids are consecutive. */
  #unacknowledged: { readonly id: number; readonly text: string }[] = [];
  #unacknowledgedLength = 0;
  #nextArray = 1;
  #lastSent = 0;
  #nextMessage = 0;
  #backChannel: BackChannel | undefined;
  #flushing: NodeJS.Immediate | undefined;
  #ended = false;

  constructor({ rpc, open, onOverflow, maxBuffered = MAX_BUFFERED }: WebChannelSessionOptions<Rpc>) {
    this.#rpc = rpc;
    this.#onOverflow = onOverflow;
    this.#maxBuffered = maxBuffered;
    this.#handler = open({
      send: (message) => {
        if (!this.#ended) this.#enqueue([messageToJson(Firestore.method[rpc].output, message)]);
      },
      fail: (error) => this.#fail(error),
      end: () => this.#end(["close"]),
    });
  }

  get hasBackChannel(): boolean {
    return this.#backChannel !== undefined;
  }

  /** Id of the last array written to a back channel. */
  get lastSent(): number {
    return this.#lastSent;
  }

  /** Passes on new messages; a retried request repeats ids. */
  receive(form: ChannelForm): void {
    for (const { id = this.#nextMessage, text } of form.messages) {
      if (id < this.#nextMessage) continue;
      this.#nextMessage = id + 1;
      if (this.#ended) continue;
      try {
        this.#handler.receive(messageFromJson(requestSchema(this.#rpc), parseJson(text)));
      } catch (error) {
        this.#fail(error);
        this.#handler.close();
      }
    }
  }

  /** Removes arrays up to the id from the buffer. */
  acknowledge(arrayId: number): void {
    if (arrayId >= this.#nextArray) return;
    for (const { text } of this.#unacknowledged.splice(0, this.#indexAfter(arrayId))) {
      this.#unacknowledgedLength -= text.length;
    }
  }

  /** Uses a response, whose headers are written, as the back channel; ends the previous one. */
  attach(response: ServerResponse, options: BackChannelOptions): void {
    this.#detach();
    response.flushHeaders();
    this.acknowledge(options.acknowledged);
    const back: BackChannel = {
      response,
      longPoll: options.longPoll,
      keepAlive: setInterval(() => this.#sendNoop(), options.noopIntervalMs).unref(),
      lifetime: setTimeout(() => this.#finish(back), STREAMING_LIFETIME_MS).unref(),
    };
    this.#backChannel = back;
    response.once("close", () => {
      if (this.#backChannel === back) this.#release(back);
    });
    // Ignores ids that were never sent.
    this.#lastSent = Math.min(options.acknowledged, this.#nextArray - 1);
    // Streaming clients need immediate data to detect buffering proxies.
    if (this.#unacknowledged.length === 0 && !back.longPoll) this.#enqueue(["noop"]);
    this.#flush();
  }

  /** Ends the stream and the back channel. */
  close(): void {
    this.#ended = true;
    this.#handler.close();
    if (this.#flushing) clearImmediate(this.#flushing);
    this.#detach();
  }

  #enqueue(payload: unknown): void {
    const text = JSON.stringify(payload);
    this.#unacknowledged.push({ id: this.#nextArray, text });
    this.#unacknowledgedLength += text.length;
    this.#nextArray += 1;
    // Messages of one commit are sent in one frame.
    this.#flushing ??= setImmediate(() => this.#flush());
  }

  #fail(error: unknown): void {
    const { code, message } = toStatus(error);
    this.#end([{ error: { message: message === "" ? code : `${code}: ${message}`, status: code } }]);
  }

  #end(payload: unknown): void {
    if (!this.#ended) this.#enqueue(payload);
    this.#ended = true;
  }

  #flush(): void {
    if (this.#flushing) clearImmediate(this.#flushing);
    this.#flushing = undefined;
    const back = this.#backChannel;
    if (!back) {
      if (this.#unacknowledgedLength > this.#maxBuffered) this.#onOverflow();
      return;
    }
    const arrays = this.#unacknowledged.slice(this.#indexAfter(this.#lastSent));
    const last = arrays.at(-1);
    if (!last) return;
    const text = `[${arrays.map((array) => `[${array.id},${array.text}]`).join(",")}]`;
    this.#lastSent = last.id;
    // The protocol counts the length in UTF-16 units.
    back.response.write(`${text.length}\n${text}`);
    back.keepAlive.refresh();
    if (back.longPoll || this.#unacknowledgedLength > MAX_UNACKNOWLEDGED) this.#detach();
  }

  /** Index of the first buffered array after the id. */
  #indexAfter(arrayId: number): number {
    const first = this.#unacknowledged[0]?.id ?? 0;
    return Math.max(0, arrayId - first + 1);
  }

  #sendNoop(): void {
    this.#enqueue(["noop"]);
    this.#flush();
  }

  #finish(back: BackChannel): void {
    this.#sendNoop();
    if (this.#backChannel === back) this.#detach();
  }

  #detach(): void {
    const back = this.#backChannel;
    if (!back) return;
    this.#release(back);
    back.response.end();
  }

  #release(back: BackChannel): void {
    clearInterval(back.keepAlive);
    clearTimeout(back.lifetime);
    this.#backChannel = undefined;
  }
}
