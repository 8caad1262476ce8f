import { type ClientRequest, get, type IncomingMessage } from "node:http";
import { type RawResponse, send } from "./raw-http.ts";
import type { TestServer } from "./test-server.ts";

/** An array received over a back channel: its id and payload. */
export type ChannelArray = readonly [number, readonly unknown[]];

/** A minimal WebChannel client for one session. */
export class WebChannelTestClient {
  readonly #server: TestServer;
  readonly #path: string;
  #sid = "";
  #request = 10_000;
  #offset = 0;

  constructor(server: TestServer, rpc: "Listen" | "Write") {
    this.#server = server;
    this.#path = `/google.firestore.v1.Firestore/${rpc}/channel`;
  }

  /** Opens the session with messages and returns the response. */
  async handshake(
    messages: readonly unknown[],
    headers = "Authorization:Bearer owner\r\n",
  ): Promise<RawResponse> {
    const form = this.#form(messages);
    form.set("headers", headers);
    const response = await this.#post(`VER=8&RID=${this.#nextRequest()}&CVER=22`, form);
    this.#sid = sidOf(response.body);
    return response;
  }

  /** Opens the session with raw message texts, possibly invalid JSON. */
  async handshakeRaw(texts: readonly string[]): Promise<void> {
    const form = new URLSearchParams({ count: String(texts.length), ofs: "0" });
    for (const [index, text] of texts.entries()) form.set(`req${index}___data__`, text);
    this.#sid = sidOf((await this.#post(`VER=8&RID=${this.#nextRequest()}&CVER=22`, form)).body);
  }

  /** Sends messages; a retry passes the same `offset` again. */
  forward(messages: readonly unknown[], offset = this.#offset): Promise<RawResponse> {
    const query = `VER=8&SID=${this.#sid}&RID=${this.#nextRequest()}`;
    return this.#post(query, this.#form(messages, offset));
  }

  /** Opens a back channel that resumes after array `acknowledged`. */
  open(acknowledged: number | string, longPoll = false, extra = ""): Promise<TestBackChannel> {
    const query = `VER=8&RID=rpc&SID=${this.#sid}&AID=${acknowledged}&CI=${longPoll ? 1 : 0}&TYPE=xmlhttp${extra}`;
    return new Promise((resolve, reject) => {
      const { port } = this.#server;
      const request = get({ host: "127.0.0.1", port, path: `${this.#path}?${query}`, agent: false });
      request.once("response", (response) => resolve(new TestBackChannel(request, response)));
      request.once("error", reject);
    });
  }

  terminate(): Promise<RawResponse> {
    const path = `${this.#path}?VER=8&SID=${this.#sid}&RID=${this.#nextRequest()}&TYPE=terminate`;
    return send(this.#server, { method: "POST", path });
  }

  #form(messages: readonly unknown[], offset = this.#offset): URLSearchParams {
    const form = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
    for (const [index, message] of messages.entries())
      form.set(`req${index}___data__`, JSON.stringify(message));
    this.#offset = Math.max(this.#offset, offset + messages.length);
    return form;
  }

  #post(query: string, form: URLSearchParams): Promise<RawResponse> {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    return send(this.#server, {
      method: "POST",
      path: `${this.#path}?${query}`,
      headers,
      body: form.toString(),
    });
  }

  #nextRequest(): number {
    this.#request += 1;
    return this.#request;
  }
}

/** An open back channel with its parsed frames. */
export class TestBackChannel {
  readonly status: number;
  readonly ended: Promise<void>;
  readonly arrays: ChannelArray[] = [];
  readonly #request: ClientRequest;
  readonly #waiting = new Set<() => void>();
  #text = "";

  constructor(request: ClientRequest, response: IncomingMessage) {
    this.#request = request;
    this.status = response.statusCode ?? 0;
    response.setEncoding("utf8");
    response.on("data", (chunk: string) => {
      this.#text += chunk;
      this.#parseFrames();
      for (const check of [...this.#waiting]) check();
    });
    this.ended = new Promise((resolve) => response.on("close", resolve));
  }

  /** Resolves with the first array whose payload contains the text. */
  until(text: string): Promise<ChannelArray> {
    return new Promise((resolve) => {
      const check = () => {
        const found = this.arrays.find(([, payload]) => JSON.stringify(payload).includes(text));
        if (!found) return;
        this.#waiting.delete(check);
        resolve(found);
      };
      this.#waiting.add(check);
      check();
    });
  }

  /** Resolves when the number of matching arrays has been received. */
  untilCount(count: number, matches: (array: ChannelArray) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.arrays.filter(matches).length < count) return;
        this.#waiting.delete(check);
        resolve();
      };
      this.#waiting.add(check);
      check();
    });
  }

  /** Destroys the connection, like a network failure. */
  abort(): void {
    this.#request.destroy();
  }

  #parseFrames(): void {
    for (;;) {
      const newline = this.#text.indexOf("\n");
      const length = Number(this.#text.slice(0, newline));
      if (newline < 0 || this.#text.length < newline + 1 + length) return;
      const frame: ChannelArray[] = JSON.parse(this.#text.slice(newline + 1, newline + 1 + length));
      this.arrays.push(...frame);
      this.#text = this.#text.slice(newline + 1 + length);
    }
  }
}

function sidOf(body: string): string {
  const [[, [, sid]]]: [[number, [string, string]]] = JSON.parse(body.slice(body.indexOf("\n") + 1));
  return sid;
}
