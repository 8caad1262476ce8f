import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCertificate } from "./certificate.ts";
import type { HostingRules } from "./hosting-rules.ts";
import { HostingServer } from "./hosting-server.ts";
import { readSite } from "./site-files.ts";

const RULES: HostingRules = {
  rewrites: [
    { source: "/api/**", function: { functionId: "api", region: "here" } },
    { source: "!/assets/**", destination: "/shell.html" },
  ],
  headers: [
    { source: "**", headers: [{ key: "Cache-Control", value: "no-cache" }] },
    { source: "/assets/**", headers: [{ key: "Cache-Control", value: "immutable" }] },
  ],
};
const TEXT = "hello ".repeat(100);

let directory: string;
let hosting: HostingServer;
const functions = createServer((request, response) => {
  request.pipe(response.writeHead(201, { "x-path": request.url }));
});

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "hosting-"));
  await mkdir(join(directory, "assets"));
  await mkdir(join(directory, "about"));
  for (const [file, content] of [
    ["index.html", "front"],
    ["about.html", "about"],
    ["about/us.html", "us"],
    ["shell.html", "shell"],
    ["assets/a.js", TEXT],
    [".secret", "secret"],
  ] as const) {
    await writeFile(join(directory, file), content);
  }
  functions.listen(0, "127.0.0.1");
  await once(functions, "listening");
  const address = functions.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  hosting = await HostingServer.start({
    files: await readSite(directory),
    rules: RULES,
    certificate: makeCertificate(),
    functions: `http://127.0.0.1:${address.port}/project`,
  });
});

afterAll(async () => {
  await hosting.close();
  functions.close();
  await rm(directory, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Init {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks by HTTP/2 and undoes the compression. */
async function get(path: string, { method = "GET", headers, body }: Init = {}): Promise<Answer> {
  const session = connect(hosting.origin, { rejectUnauthorized: false });
  try {
    const stream = session.request({ ":method": method, ":path": path, ...headers }).end(body);
    const response = new Promise<IncomingHttpHeaders & IncomingHttpStatusHeader>((resolve, reject) => {
      session.on("error", reject);
      stream.on("response", resolve);
    });
    const [answered, content] = await Promise.all([response, buffer(stream)]);
    const text = decompress(content, answered["content-encoding"]);
    return { status: answered[":status"], headers: answered, text };
  } finally {
    session.close();
  }
}

function decompress(content: Buffer, encoding: string | undefined): string {
  if (encoding === "br") return brotliDecompressSync(content).toString();
  return (encoding === "gzip" ? gunzipSync(content) : content).toString();
}

test.each([
  ["/", "front"],
  ["/about", "about"],
  ["/about/us", "us"],
  ["/anything/else?a=b", "shell"],
  ["/.secret", "shell"],
])("%s shows %s", async (path, text) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.text).toBe(text);
});

test.each([
  ["/index.html", "/"],
  ["/about/us.html", "/about/us"],
])("%s moves to %s", async (path, clean) => {
  const response = await get(path);
  expect(response.status).toBe(301);
  expect(response.headers["location"]).toBe(clean);
});

test("a file of the build that is not there is not found", async () => {
  expect((await get("/assets/b.js")).status).toBe(404);
});

test("the last header rule that fits counts", async () => {
  expect((await get("/about")).headers["cache-control"]).toBe("no-cache");
  expect((await get("/assets/a.js")).headers["cache-control"]).toBe("immutable");
});

test("a known entity tag spares the content", async () => {
  const etag = (await get("/about")).headers["etag"] ?? "";
  const response = await get("/about", { headers: { "If-None-Match": etag } });
  expect(response.status).toBe(304);
  expect(response.text).toBe("");
});

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["identity", undefined],
])("who accepts %s gets %s", async (accepted, encoding) => {
  const response = await get("/assets/a.js", { headers: { "Accept-Encoding": accepted } });
  expect(response.headers["content-encoding"]).toBe(encoding);
  expect(Number(response.headers["content-length"]) < TEXT.length).toBe(encoding !== undefined);
  expect(response.text).toBe(TEXT);
});

test("a function gets its calls", async () => {
  const response = await get("/api/a/b?c=d", { method: "POST", body: "body" });
  expect(response.status).toBe(201);
  expect(response.headers["x-path"]).toBe("/project/here/api/api/a/b?c=d");
  expect(response.text).toBe("body");
});

test("it is not there after going away, and again at the same address after coming back", async () => {
  await hosting.close();
  await expect(get("/")).rejects.toThrow("ECONNREFUSED");
  await hosting.listen();
  expect((await get("/")).text).toBe("front");
});
