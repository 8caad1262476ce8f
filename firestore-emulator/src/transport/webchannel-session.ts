import type { ServerResponse } from "node:http";
import type { RpcType } from "../codec/descriptor.ts";
import { parseMessage } from "../codec/json-parse.ts";
import { messageToJson } from "../codec/json-print.ts";
import { toStatus } from "./status.ts";
import type { StreamHandler, StreamPeer } from "./types.ts";
import type { ChannelForm } from "./webchannel-form.ts";

/** Streaming responses end after this many silent keep-alive periods; the client opens the next one. */
const KEEP_ALIVES_PER_RESPONSE = 2;

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
  noops: number;
}

/**
 * One WebChannel session: a stream whose messages to the client are numbered arrays, kept until acknowledged and
 * sent over whichever back channel is open.
 */
export class WebChannelSession {
  readonly #type: RpcType;
  readonly #handler: StreamHandler;
  #unacknowledged: { readonly id: number; readonly text: string }[] = [];
  #nextArray = 1;
  #lastSent = 0;
  #nextMessage = 0;
  #back: BackChannel | undefined;
  #flushing: NodeJS.Immediate | undefined;
  #ended = false;

  constructor(type: RpcType, open: (peer: StreamPeer) => StreamHandler) {
    this.#type = type;
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
  acknowledge(arrayId: number | undefined): void {
    if (arrayId !== undefined) this.#unacknowledged = this.#unacknowledged.filter(({ id }) => id > arrayId);
  }

  /** Makes a response, whose head is written, the back channel in place of any other. */
  attach(response: ServerResponse, options: BackChannelOptions): void {
    this.#detach();
    response.flushHeaders();
    this.acknowledge(options.acknowledged);
    const back: BackChannel = {
      response,
      longPoll: options.longPoll,
      noops: 0,
      keepAlive: setInterval(() => this.#keepAlive(back), options.silenceMs).unref(),
    };
    this.#back = back;
    response.once("close", () => {
      if (this.#back === back) this.#release(back);
    });
    this.#lastSent = options.acknowledged;
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
    this.#unacknowledged.push({ id: this.#nextArray, text: JSON.stringify(payload) });
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
    const arrays = this.#unacknowledged.filter(({ id }) => id > this.#lastSent);
    const last = arrays.at(-1);
    if (!back || !last) return;
    const text = `[${arrays.map((array) => `[${array.id},${array.text}]`).join(",")}]`;
    this.#lastSent = last.id;
    // The length counts UTF-16 code units, which is how the client reads it.
    back.response.write(`${text.length}\n${text}`);
    back.keepAlive.refresh();
    if (back.longPoll) this.#detach();
  }

  #keepAlive(back: BackChannel): void {
    back.noops += 1;
    const enough = back.noops >= KEEP_ALIVES_PER_RESPONSE;
    this.#push(["noop"]);
    this.#flush();
    if (enough && this.#back === back) this.#detach();
  }

  #detach(): void {
    const back = this.#back;
    if (!back) return;
    this.#release(back);
    back.response.end();
  }

  #release(back: BackChannel): void {
    clearInterval(back.keepAlive);
    this.#back = undefined;
  }
}
