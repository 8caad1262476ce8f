import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type HostingRules, headersFor, rewriteFor } from "./hosting-rules.ts";
import { FREE_LINK, type Link } from "./link.ts";
import { pathOfFile, type SiteFile, type SiteFiles } from "./site-files.ts";

export interface HostingOptions {
  readonly files: SiteFiles;
  readonly rules: HostingRules;
  /** Where functions answer: `<origin>/<project>`; without it a rewrite to a function is a 404. */
  readonly functions?: string;
}

/**
 * Serves a web build as Firebase Hosting does, with what its emulator leaves out: compression, entity tags, and a slow
 * link where one is asked for. On a port of the system's choice.
 */
export class HostingServer {
  readonly #options: HostingOptions;
  readonly #server: Server;
  #port = 0;
  #link = FREE_LINK;

  private constructor(options: HostingOptions) {
    this.#options = options;
    this.#server = createServer((incoming, outgoing) => {
      this.#answer(incoming, outgoing).catch((error: unknown) => outgoing.destroy(Error(String(error))));
    });
  }

  static async start(options: HostingOptions): Promise<HostingServer> {
    const hosting = new HostingServer(options);
    await hosting.comeBack();
    return hosting;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Every answer from now on takes this way. */
  takeLink(link: Link): void {
    this.#link = link;
  }

  /** Refuses every connection, as if there were no network. */
  async goAway(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** Answers again, at the same address. */
  async comeBack(): Promise<void> {
    this.#server.listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    const address = this.#server.address();
    if (isAddress(address)) this.#port = address.port;
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { files, rules } = this.#options;
    const link = this.#link;
    const path = decodeURI(new URL(incoming.url ?? "/", this.origin).pathname);
    await link.wait();
    const own = pathOfFile(path, files);
    if (own.kind === "moved") {
      outgoing.writeHead(301, { Location: own.to }).end();
      return;
    }
    const rewrite = own.kind === "none" ? rewriteFor(path, rules) : undefined;
    if (rewrite !== undefined && "function" in rewrite) {
      await this.#pass(`/${rewrite.function.region}/${rewrite.function.functionId}`, incoming, outgoing);
      return;
    }
    const file = own.kind === "file" ? own.file : files.get(rewrite?.destination ?? "");
    if (file === undefined) {
      outgoing.writeHead(404).end();
      return;
    }
    await send(file, headersFor(path, rules), incoming, outgoing, link);
  }

  async #pass(functionPath: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { functions } = this.#options;
    if (functions === undefined) {
      outgoing.writeHead(404).end();
      return;
    }
    const { method, headers } = incoming;
    const call = request(`${functions}${functionPath}${incoming.url}`, { method, headers });
    incoming.pipe(call);
    const [answer]: IncomingMessage[] = await once(call, "response");
    if (answer === undefined) throw new Error("The functions gave no answer.");
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  }
}

async function send(
  file: SiteFile,
  headers: Readonly<Record<string, string>>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
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
  await link.carry(body, outgoing);
  outgoing.end();
}

function isAddress(address: ReturnType<Server["address"]>): address is AddressInfo {
  return typeof address === "object" && address !== null;
}
