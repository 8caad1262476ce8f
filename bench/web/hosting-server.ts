import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
import type { Certificate } from "./certificate.ts";
import { type HostingRules, headersFor, rewriteFor } from "./hosting-rules.ts";
import { type Link, UNTHROTTLED } from "./link.ts";
import { pathOfFile, type SiteFile, type SiteFiles } from "./site-files.ts";

export interface HostingOptions {
  readonly files: SiteFiles;
  readonly rules: HostingRules;
  readonly certificate: Certificate;
  /** Address of the functions: `<origin>/<project>`; without it a rewrite to a function is a 404. */
  readonly functions?: string;
}

/**
 * Serves a web build like Firebase Hosting, with what its emulator lacks: HTTP/2, compression and entity tags; and, with
 * `setLink`, a slow network. On a free port.
 */
export class HostingServer {
  readonly #options: HostingOptions;
  readonly #server: Http2SecureServer;
  readonly #sessions = new Set<ServerHttp2Session>();
  #port = 0;
  #link = UNTHROTTLED;

  private constructor(options: HostingOptions) {
    this.#options = options;
    const { key, cert } = options.certificate;
    this.#server = createSecureServer({ key, cert }, (incoming, outgoing) => {
      this.#answer(incoming, outgoing).catch((error: unknown) =>
        outgoing.stream.destroy(Error(String(error))),
      );
    });
    this.#server.on("session", (session) => {
      this.#sessions.add(session);
      session.on("close", () => this.#sessions.delete(session));
    });
  }

  static async start(options: HostingOptions): Promise<HostingServer> {
    const hosting = new HostingServer(options);
    await hosting.listen();
    return hosting;
  }

  get origin(): string {
    return `https://127.0.0.1:${this.#port}`;
  }

  /** The network of every later response. */
  setLink(link: Link): void {
    this.#link = link;
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
    const { files, rules } = this.#options;
    const link = this.#link;
    const path = decodeURI(new URL(incoming.url ?? "/", this.origin).pathname);
    await link.wait();
    const own = pathOfFile(path, files);
    if (own.kind === "redirect") {
      outgoing.writeHead(301, { Location: own.to }).end();
      return;
    }
    const rewrite = own.kind === "none" ? rewriteFor(path, rules) : undefined;
    if (rewrite !== undefined && "function" in rewrite) {
      await this.#proxy(`/${rewrite.function.region}/${rewrite.function.functionId}`, incoming, outgoing);
      return;
    }
    const file = own.kind === "file" ? own.file : files.get(rewrite?.destination ?? "");
    if (file === undefined) {
      outgoing.writeHead(404).end();
      return;
    }
    await send(file, headersFor(path, rules), incoming, outgoing, link);
  }

  async #proxy(
    functionPath: string,
    incoming: Http2ServerRequest,
    outgoing: Http2ServerResponse,
  ): Promise<void> {
    const { functions } = this.#options;
    if (functions === undefined) {
      outgoing.writeHead(404).end();
      return;
    }
    const { method, headers } = incoming;
    const call = request(`${functions}${functionPath}${incoming.url}`, {
      method,
      headers: forwardedHeaders(headers),
    });
    incoming.pipe(call);
    const [response]: IncomingMessage[] = await once(call, "response");
    if (response === undefined) throw new Error("The functions did not respond.");
    outgoing.writeHead(response.statusCode ?? 502, forwardedHeaders(response.headers));
    response.pipe(outgoing);
  }
}

async function send(
  file: SiteFile,
  headers: Readonly<Record<string, string>>,
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  link: Link,
): Promise<void> {
  if (incoming.headers["if-none-match"] === file.etag) {
    outgoing.writeHead(304, { ...headers, ETag: file.etag }).end();
    return;
  }
  const accepted = incoming.headers["accept-encoding"] ?? "";
  const encoding = (["br", "gzip"] as const).find(
    (each) => accepted.includes(each) && file[each] !== undefined,
  );
  const body = (encoding === undefined ? undefined : file[encoding]) ?? file.raw;
  outgoing.writeHead(200, {
    ...headers,
    ETag: file.etag,
    Vary: "Accept-Encoding",
    "Content-Type": file.type,
    "Content-Length": body.length,
    ...(encoding !== undefined && { "Content-Encoding": encoding }),
  });
  await link.send(body, outgoing);
  outgoing.end();
}

/** The headers without those of one HTTP version. */
function forwardedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const bound = new Set(["connection", "keep-alive", "transfer-encoding"]);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(":") && !bound.has(name)),
  );
}
