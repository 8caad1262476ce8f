import { createServer } from "node:http";
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from "node:http2";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenLocally } from "../../tests/support/local-server.ts";
import { HostingServer } from "./hosting-server.ts";

const TEXT = "hello ".repeat(100);
const asked: string[] = [];
const website = createServer(async (request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const body = await buffer(request);
  response.writeHead(request.method === "POST" ? 201 : 200, {
    "cache-control": "no-cache",
    "content-type": request.url?.endsWith(".woff2") ? "font/woff2" : "text/plain",
  });
  response.end(request.method === "POST" ? body : TEXT);
});
let hosting: HostingServer;

beforeAll(async () => {
  hosting = await HostingServer.start(`http://127.0.0.1:${await listenLocally(website)}`);
});
afterAll(async () => {
  await hosting.close();
  website.close();
});

/** Asks by HTTP/2. */
async function ask(path: string, headers: Readonly<Record<string, string>> = {}, body?: string) {
  const session = connect(hosting.origin, { rejectUnauthorized: false });
  try {
    const method = body === undefined ? "GET" : "POST";
    const stream = session.request({ ":method": method, ":path": path, ...headers }).end(body);
    const response = new Promise<IncomingHttpHeaders & IncomingHttpStatusHeader>((resolve, reject) => {
      session.on("error", reject);
      stream.on("response", resolve);
    });
    const [answered, content] = await Promise.all([response, buffer(stream)]);
    return { status: answered[":status"], headers: answered, content };
  } finally {
    session.close();
  }
}

test("a file is compressed as is accepted, and asked for once", async () => {
  const [plain, gzip, brotli] = [
    await ask("/a.js"),
    await ask("/a.js", { "accept-encoding": "gzip" }),
    await ask("/a.js", { "accept-encoding": "br, gzip" }),
  ];
  expect(plain.content.toString()).toBe(TEXT);
  expect(plain.headers["cache-control"]).toBe("no-cache");
  expect(gunzipSync(gzip.content).toString()).toBe(TEXT);
  expect(brotliDecompressSync(brotli.content).toString()).toBe(TEXT);
  expect(asked.filter((each) => each === "GET /a.js")).toHaveLength(1);
});

test("a font, which is compressed by itself, is sent as it is", async () => {
  const { headers, content } = await ask("/a.woff2", { "accept-encoding": "br, gzip" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(content.toString()).toBe(TEXT);
});

test("a known entity tag spares the content", async () => {
  const etag = (await ask("/about")).headers["etag"] ?? "";
  const { status, content } = await ask("/about", { "if-none-match": etag });
  expect([status, content.length]).toEqual([304, 0]);
});

test("a function gets its calls, each of them", async () => {
  for (const body of ["one", "two"]) {
    const { status, content } = await ask("/api/a/b?c=d", {}, body);
    expect([status, content.toString()]).toEqual([201, body]);
  }
  expect(asked).toContain("POST /api/a/b?c=d");
});

test("it is not there after going away, and again at the same address after coming back", async () => {
  await hosting.close();
  await expect(ask("/")).rejects.toThrow("ECONNREFUSED");
  await hosting.listen();
  expect((await ask("/")).content.toString()).toBe(TEXT);
});
