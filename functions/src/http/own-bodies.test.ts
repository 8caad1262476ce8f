import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import { Readable } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { bodyOf, leaveBodiesUnread } from "./own-bodies.ts";
import { MAX_BODY_BYTES } from "./read-body.ts";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** What our function gets of the next request. */
async function listen(): Promise<{ readonly url: string; readonly body: Promise<Uint8Array> }> {
  const received = Promise.withResolvers<Uint8Array>();
  server = createServer((incoming, response) => {
    // As body-parser tells that there is something to read.
    const told = incoming.headers["content-length"] ?? incoming.headers["transfer-encoding"];
    response.setHeader("Told", told ?? "nothing");
    // A function is asked later, after its own preparations.
    setImmediate(async () => {
      await bodyOf(incoming).then(received.resolve, received.reject);
      response.end(incoming.headers["content-type"]);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // Whoever waits later must not find it unhandled.
  received.promise.catch(() => {});
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return { url: `http://127.0.0.1:${address.port}`, body: received.promise };
}

function post(
  url: string,
  body: NonNullable<RequestInit["body"]>,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, ...init, body });
}

test("a runtime that parses bodies is told of none, and the function gets all of it", async () => {
  const before = await listen();
  expect((await post(before.url, "{")).headers.get("Told")).toBe("1");
  server?.close();

  leaveBodiesUnread();
  const known = await listen();
  const answer = await post(known.url, '{"email":');
  expect(answer.headers.get("Told")).toBe("nothing");
  expect(await answer.text()).toBe("application/json");
  expect(new TextDecoder().decode(await known.body)).toBe('{"email":');
  server?.close();

  const chunked = await listen();
  const stream = new Blob(["안녕", "하세요"]).stream();
  const init: RequestInit & { readonly duplex: "half" } = { duplex: "half" };
  expect((await post(chunked.url, stream, init)).headers.get("Told")).toBe("nothing");
  expect(new TextDecoder().decode(await chunked.body)).toBe("안녕하세요");
});

test("what the runtime read all the same is taken from it", async () => {
  const rawBody = Uint8Array.of(1, 2);
  expect(await bodyOf(Object.assign(Readable.from([]), { rawBody }))).toBe(rawBody);
});

test("of a body that is too long no more is kept than shows it, and its sender is answered", async () => {
  const { url, body } = await listen();
  const answer = await post(url, new Uint8Array(8_000_000));
  expect(answer.status).toBe(200);
  const { byteLength } = await body;
  expect(byteLength).toBeGreaterThan(MAX_BODY_BYTES);
  expect(byteLength).toBeLessThan(2 * MAX_BODY_BYTES + 1);
});

test("a caller who hangs up has sent no body", async () => {
  const { url, body } = await listen();
  const sending = request(url, { method: "POST", headers: { "Content-Length": 100 } });
  sending.on("error", () => {});
  sending.write("half");
  setTimeout(() => sending.destroy(), 50);
  await expect(body).rejects.toThrow();
});
