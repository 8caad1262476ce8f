import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { listenLocally } from "../../../tests/support/local-server.ts";
import { smokeTest } from "./smoke-test.ts";

const POLICY = "default-src 'self'";

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const API = { "Content-Type": "application/json", "Cache-Control": "private, no-store" };
const REFUSED = JSON.stringify({ success: false, data: null, message: "", code: "invalid-argument" });

/** What a website that works answers. */
const WORKING: Readonly<Record<string, Answer>> = {
  "/api/status": {
    status: 200,
    headers: API,
    body: JSON.stringify({ success: true, data: {}, message: "" }),
  },
  "/": {
    status: 200,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-cache",
    },
  },
  "/about-us.html": { status: 301, headers: { Location: "/about-us" } },
  "/api/assessment/submit": { status: 400, headers: API, body: REFUSED },
  "/call/processIosIapPayment": {
    status: 401,
    headers: API,
    body: JSON.stringify({ error: { status: "UNAUTHENTICATED", message: "" } }),
  },
  "/call/no-such-function": {
    status: 404,
    headers: API,
    body: JSON.stringify({ success: false, data: null, message: "", code: "not-found" }),
  },
};

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/** Serves a website, and asks it whether it works. */
async function askedOf(answers: Readonly<Record<string, Answer>>): Promise<void> {
  const listening = createServer((request, response) => {
    const { status, headers = {}, body = "" } = answers[request.url ?? ""] ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  });
  server = listening;
  return smokeTest(`http://127.0.0.1:${await listenLocally(listening)}`, POLICY);
}

test("a website that works has no problem", async () => {
  await expect(askedOf(WORKING)).resolves.toBeUndefined();
});

const { "Content-Security-Policy": _, ...withoutPolicy } = WORKING["/"]?.headers ?? {};

test.each([
  ["/api/status", { status: 503, body: JSON.stringify({ success: false }) }, "status 503"],
  ["/", { status: 200, headers: withoutPolicy }, "Content-Security-Policy: "],
  ["/about-us.html", { status: 200 }, "a clean address"],
  [
    "/api/assessment/submit",
    { status: 500, headers: API, body: '{"success":false,"code":"internal"}' },
    '"code":"internal"',
  ],
  ["/api/assessment/submit", { status: 400, body: REFUSED }, "Cache-Control: "],
  ["/call/processIosIapPayment", { status: 200, body: "<!doctype html>" }, "<!doctype html>"],
  ["/call/no-such-function", { status: 200, headers: API, body: "{}" }, "a function that is not there"],
  ["/assets/no-such-file.js", { status: 200 }, "a file that is not there"],
  ["/api/status", { status: 200, body: "<!doctype html>" }, "<!doctype html>"],
])("%s answering %j is named", async (path, answer, problem) => {
  await expect(askedOf({ ...WORKING, [path]: answer })).rejects.toThrow(problem);
});
