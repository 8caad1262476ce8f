import { createHash, createPublicKey } from "node:crypto";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
import { setTimeout as delay } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { makeSigningChain } from "../../functions/src/appstore/stand-in/certificates.ts";
import { SlowLink } from "./slow-link.ts";

export const SLOW_LATENCY_MS = 150;

const { leafKey, x5c } = makeSigningChain();
/** Browsers use HTTP/2 only over TLS. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----\n${x5c[0]}\n-----END CERTIFICATE-----\n`;
const PUBLIC_KEY = createPublicKey(leafKey).export({ type: "spki", format: "der" });

/** SHA-256 of the server's public key, for Chromium's `--ignore-certificate-errors-spki-list`: no other browser accepts it. */
export const FINGERPRINT = createHash("sha256").update(PUBLIC_KEY).digest("base64");

/** A connection for each call: what a server answers before it has read all of the body would be the beginning of the next one. */
const ONE_EACH = new Agent({ keepAlive: false });

/** Headers of one connection. */
const HOPS = ["connection", "keep-alive", "transfer-encoding"];
/** Headers of a body as it was sent. */
const BODIES = ["content-encoding", "content-length", "etag"];

/** A response that is kept; compressed once, where that helps. */
interface Kept {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: Buffer;
  readonly compressed: Readonly<Partial<Record<"br" | "gzip", Buffer>>>;
}

/**
 * Stands before a server of a website, such as Hosting's emulator, and adds what Firebase Hosting has: HTTP/2, compression and
 * entity tags; and, with `isSlow`, a mobile network of 150 ms and 1.6 Mbps. It is simulated here because a browser's own does not
 * apply to a service worker's requests. On a free port.
 */
export class HostingServer {
  readonly #upstream: string;
  readonly #server: Http2SecureServer;
  readonly #sessions = new Set<ServerHttp2Session>();
  readonly #kept = new Map<string, Promise<Kept>>();
  readonly #link = new SlowLink();
  #port = 0;
  /** The network of every later response. */
  isSlow = false;

  private constructor(upstream: string) {
    this.#upstream = upstream;
    this.#server = createSecureServer({ key: leafKey, cert: CERTIFICATE }, (incoming, outgoing) => {
      this.#answer(incoming, outgoing).catch((error: unknown) =>
        outgoing.stream.destroy(Error(String(error))),
      );
    });
    this.#server.on("session", (session) => {
      this.#sessions.add(session);
      session.on("close", () => this.#sessions.delete(session));
    });
  }

  /** Stands before the server at an origin. */
  static async start(upstream: string): Promise<HostingServer> {
    const hosting = new HostingServer(upstream);
    await hosting.listen();
    return hosting;
  }

  get origin(): string {
    return `https://127.0.0.1:${this.#port}`;
  }

  /** Keeps the files of the build in `directory`, which the server before which this one stands serves: no visit waits for compression. */
  async keepBuild(directory: string): Promise<void> {
    const names = await readdir(directory, { recursive: true });
    const paths = names.filter((name) => /\.\w+$/.test(name) && !/(^|\/)\./.test(name));
    await Promise.all(
      paths.map((name) => this.#keep(`/${name}`.replace(/(\/index)?\.html$/, "").replace(/^$/, "/"))),
    );
  }

  /** Refuses every connection, like a missing network. */
  async close(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    for (const session of this.#sessions) session.destroy();
    await closed;
  }

  /** Listens again, at the same address. */
  async listen(): Promise<void> {
    this.#server.listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    const address = this.#server.address();
    if (typeof address === "object" && address !== null) this.#port = address.port;
  }

  async #answer(incoming: Http2ServerRequest, outgoing: Http2ServerResponse): Promise<void> {
    const { isSlow } = this;
    if (isSlow) await delay(SLOW_LATENCY_MS);
    const path = new URL(incoming.url, this.origin).pathname;
    // What functions answer is never kept.
    if (incoming.method !== "GET" || /^\/(api|call|streams)\//.test(path))
      return this.#proxy(incoming, outgoing);
    const { status, headers, etag, body, compressed } = await this.#keep(path);
    if (incoming.headers["if-none-match"] === etag) {
      outgoing.writeHead(304, { ...headers, ETag: etag }).end();
      return;
    }
    const accepted = incoming.headers["accept-encoding"] ?? "";
    const encoding = (["br", "gzip"] as const).find((each) => accepted.includes(each) && compressed[each]);
    const sent = (encoding === undefined ? undefined : compressed[encoding]) ?? body;
    outgoing.writeHead(status, {
      ...headers,
      ETag: etag,
      Vary: "Accept-Encoding",
      "Content-Length": sent.length,
      ...(encoding !== undefined && { "Content-Encoding": encoding }),
    });
    if (isSlow) {
      await this.#link.send(sent, String(incoming.headers["priority"] ?? ""), (part) => {
        outgoing.write(part);
        return !outgoing.stream.destroyed;
      });
      outgoing.end();
    } else outgoing.end(sent);
  }

  #keep(path: string): Promise<Kept> {
    const keeping = this.#kept.get(path) ?? this.#fetch(path);
    this.#kept.set(path, keeping);
    return keeping;
  }

  async #fetch(path: string): Promise<Kept> {
    const response = await fetch(this.#upstream + path, { redirect: "manual" });
    const body = Buffer.from(await response.arrayBuffer());
    const helps = !/^(font|image\/png|video|audio)/.test(response.headers.get("content-type") ?? "");
    return {
      status: response.status,
      headers: Object.fromEntries(
        [...response.headers].filter(([name]) => ![...HOPS, ...BODIES].includes(name)),
      ),
      etag: `"${createHash("sha256").update(body).digest("hex").slice(0, 32)}"`,
      body,
      compressed: helps ? { br: brotliCompressSync(body), gzip: gzipSync(body) } : {},
    };
  }

  async #proxy(incoming: Http2ServerRequest, outgoing: Http2ServerResponse): Promise<void> {
    const { method, headers } = incoming;
    const call = request(this.#upstream + incoming.url, {
      method,
      headers: forwarded(headers),
      agent: ONE_EACH,
    });
    incoming.pipe(call);
    const [response]: IncomingMessage[] = await once(call, "response");
    if (response === undefined) throw new Error("The functions did not respond.");
    outgoing.writeHead(response.statusCode ?? 502, forwarded(response.headers));
    response.pipe(outgoing);
  }
}

/** The headers without those of one HTTP version. */
function forwarded(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(":") && !HOPS.includes(name)),
  );
}
