import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { BidiRpc } from "../../operations/rpc.ts";
import type { Service } from "../../operations/service.ts";
import { type HttpRequest, handleErrors, sendResponse } from "../http-exchange.ts";
import { type ChannelForm, readForm } from "./webchannel-form.ts";
import { WebChannelSession } from "./webchannel-session.ts";

/** Sessions without requests expire after this time. */
const SESSION_EXPIRY_MS = 5 * 60_000;
/** Keep-alive interval of the handshake; the client restarts a back channel after 1.5 times this idle time. */
const KEEP_ALIVE_MS = 30_000;
/** Minimum noop interval that a client can request. */
const MIN_NOOP_INTERVAL_MS = 1_000;
const ARRAY_ID = /^\d{1,15}$/;
const PROTOCOL_VERSION = 8;
const CLIENT_VERSION = 12;
/** Maximum bytes of a request; larger than the limit of REST because of commits. */
const MAX_BODY = 100 * 1024 * 1024;
/** "Outstanding bytes" of forward responses, constant as in the official emulator. */
const OUTSTANDING_BYTES = 7;

const CHANNEL_HEADERS = {
  "Access-Control-Expose-Headers": "x-client-wire-protocol, x-http-session-id, x-http-initial-response",
  Vary: "Origin",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "private, max-age=0",
  "Content-Type": "text/plain; charset=utf-8",
};

interface Entry {
  readonly session: WebChannelSession<BidiRpc>;
  expiry: NodeJS.Timeout;
}

/** Server of closure-library's WebChannel protocol, version 8, for the Listen and Write streams of web SDKs. */
export class WebChannelTransport {
  readonly #service: Service;
  readonly #sessions = new Map<string, Entry>();

  constructor(service: Service) {
    this.#service = service;
  }

  async handle(rpc: BidiRpc, request: HttpRequest, response: ServerResponse): Promise<void> {
    const sid = request.query.get("SID");
    if (request.query.get("TYPE") === "terminate") {
      this.#terminate(sid, request, response);
    } else if (request.query.get("RID") === "rpc") {
      this.#openBackChannel(sid, request, response);
    } else if (request.method !== "POST") {
      reject(request, response);
    } else {
      const form = await this.#readForm(request, response);
      if (form && sid === null) this.#handshake(rpc, form, response);
      else if (form) this.#forward(sid, form, request, response);
    }
  }

  /** Closes all sessions and their streams. */
  close(): void {
    for (const sid of [...this.#sessions.keys()]) this.#drop(sid);
  }

  async #readForm(request: HttpRequest, response: ServerResponse): Promise<ChannelForm | undefined> {
    let form: ChannelForm | undefined;
    const result = await handleErrors(async () => {
      form = readForm(await request.body(MAX_BODY));
      return { status: 400, body: "" };
    });
    if (!form) sendResponse(request, response, result);
    return form;
  }

  #handshake(rpc: BidiRpc, form: ChannelForm, response: ServerResponse): void {
    const sid = randomBytes(16).toString("base64url");
    const caller = { authorization: form.headers.get("authorization") };
    const session = new WebChannelSession({
      rpc,
      open: (peer) => this.#service.open(rpc, caller, peer),
      onOverflow: () => this.#drop(sid),
    });
    this.#sessions.set(sid, { session, expiry: this.#startExpiry(sid) });
    writeFrame(response, [[0, ["c", sid, "", PROTOCOL_VERSION, CLIENT_VERSION, KEEP_ALIVE_MS]]]);
    session.receive(form);
  }

  #forward(sid: string | null, form: ChannelForm, request: HttpRequest, response: ServerResponse): void {
    const known = this.#touch(sid, request, response);
    if (!known) return;
    const { session, acknowledged } = known;
    session.acknowledge(acknowledged);
    writeFrame(response, [session.hasBackChannel ? 1 : 0, session.lastSent, OUTSTANDING_BYTES]);
    session.receive(form);
  }

  #openBackChannel(sid: string | null, request: HttpRequest, response: ServerResponse): void {
    const known = this.#touch(sid, request, response);
    if (!known) return;
    const { session, acknowledged } = known;
    const interval = Number(request.query.get("TO")) || KEEP_ALIVE_MS;
    response.writeHead(200, CHANNEL_HEADERS);
    session.attach(response, {
      acknowledged,
      longPoll: request.query.get("CI") === "1",
      noopIntervalMs: Math.min(Math.max(interval, MIN_NOOP_INTERVAL_MS), KEEP_ALIVE_MS),
    });
  }

  #terminate(sid: string | null, request: HttpRequest, response: ServerResponse): void {
    const known = sid !== null && this.#drop(sid);
    sendResponse(request, response, { status: known ? 200 : 400, body: "" });
  }

  /**
   * Returns the session and the last acknowledged array id, and restarts the expiry. For an unknown session or a
   * malformed id it responds with 400, after which SDKs start a new session.
   */
  #touch(
    sid: string | null,
    request: HttpRequest,
    response: ServerResponse,
  ): { session: WebChannelSession<BidiRpc>; acknowledged: number } | undefined {
    const entry = sid === null ? undefined : this.#sessions.get(sid);
    const acknowledged = request.query.get("AID") || "0";
    if (sid === null || !entry || !ARRAY_ID.test(acknowledged)) {
      reject(request, response);
      return undefined;
    }
    clearTimeout(entry.expiry);
    entry.expiry = this.#startExpiry(sid);
    return { session: entry.session, acknowledged: Number(acknowledged) };
  }

  #startExpiry(sid: string): NodeJS.Timeout {
    const check = () => {
      const entry = this.#sessions.get(sid);
      if (entry?.session.hasBackChannel) entry.expiry = this.#startExpiry(sid);
      else this.#drop(sid);
    };
    return setTimeout(check, SESSION_EXPIRY_MS).unref();
  }

  #drop(sid: string): boolean {
    const entry = this.#sessions.get(sid);
    if (!entry) return false;
    this.#sessions.delete(sid);
    clearTimeout(entry.expiry);
    entry.session.close();
    return true;
  }
}

function reject(request: HttpRequest, response: ServerResponse): void {
  sendResponse(request, response, { status: 400, body: "" });
}

function writeFrame(response: ServerResponse, json: unknown): void {
  const text = JSON.stringify(json);
  response.writeHead(200, CHANNEL_HEADERS);
  response.end(`${text.length}\n${text}`);
}
