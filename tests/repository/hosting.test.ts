import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTRACT } from "@mindle/domain/api/contract";
import { server as superstatic } from "superstatic";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFirebaseConfig } from "../../scripts/internal/firebase-config.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";

const SHELL = "the app's HTML";

let directory: string;
let server: Server;
let origin: string;

/** Stands in the place of a function and answers its name. */
async function answerName(rewrite: { readonly function: { readonly functionId: string } }) {
  return (_request: IncomingMessage, response: ServerResponse) => response.end(rewrite.function.functionId);
}

/** Firebase's Hosting server with the rules of firebase.json. */
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "hosting-"));
  await writeFile(join(directory, "shell.html"), SHELL);
  const { hosting } = await readFirebaseConfig();
  const configFile = join(directory, "firebase.json");
  await writeFile(configFile, JSON.stringify({ hosting: { ...hosting, public: "." } }));
  const app = superstatic({
    port: 0,
    hostname: "127.0.0.1",
    cwd: directory,
    config: configFile,
    compression: false,
    stack: "strict",
    rewriters: { function: answerName },
  });
  server = await new Promise((resolve) => {
    const listening: Server = app.listen(() => resolve(listening));
  });
  const address = server.address();
  origin = typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : "";
});

afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

async function post(path: string): Promise<string> {
  return (await fetch(`${origin}${path}`, { method: "POST" })).text();
}

test("each callable of the functions is at /call with its name", async () => {
  const source = await readFile(fromRoot("functions/src/index.ts"), "utf8");
  const callables = [...source.matchAll(/^export const (\w+) = callable\(/gm)].flatMap(
    ([, name]) => name ?? [],
  );
  const offered = Object.entries(CONTRACT).filter(([, { callable }]) => callable === true);
  expect(callables.toSorted()).toEqual(offered.map(([name]) => name).toSorted());
  for (const name of callables) expect(await post(`/call/${name}`)).toBe(name);
});

test.each([
  "/call/noSuchFunction",
  "/call/redeemcoupon",
  "/call/redeemCoupon/more",
  "/call/appStoreNotifications",
  "/call/",
  "/call",
  "/api/no/such/operation",
  "/api/",
  "/api",
  "/streams/other",
  "/streams",
])("%s, which is no function, is left to the API, which knows no such operation", async (path) => {
  expect(await post(path)).toBe("api");
});

test.each(["/home", "/callme", "/apiary"])("%s is the app's", async (path) => {
  expect(await (await fetch(`${origin}${path}`)).text()).toBe(SHELL);
});

async function headerOf(path: string, name: string): Promise<string | null> {
  return (await fetch(`${origin}${path}`)).headers.get(name);
}

test("pages send only their origin on, because an address may contain a result's id", async () => {
  for (const path of ["/", "/schema/result", "/assets/a.js", "/api/assessment/getResponse"]) {
    expect(await headerOf(path, "Referrer-Policy")).toBe("strict-origin");
  }
});

test("answers of functions are not stored, files with a hash for an hour, pages are checked each time", async () => {
  expect(await headerOf("/api/auth/getUserInfo", "Cache-Control")).toBe("private, no-store");
  expect(await headerOf("/call/redeemCoupon", "Cache-Control")).toBe("no-store");
  expect(await headerOf("/streams/records", "Cache-Control")).toBe("no-store");
  // Hosting gives a missing file the headers of its path: for good, a browser would never ask for it again. The service worker
  // keeps the files that are there.
  expect(await headerOf("/assets/a.js", "Cache-Control")).toBe(
    "public, max-age=3600, stale-while-revalidate=31536000",
  );
  expect(await headerOf("/schema/result", "Cache-Control")).toBe("no-cache");
});

test("pages of Firebase Hosting's own have none of the policy for ours, and may be framed by them", async () => {
  expect(await headerOf("/__/auth/iframe", "Content-Security-Policy")).toBe("frame-ancestors 'self'");
});

test("the content security policy names hosts of ours and of Firebase, without wildcards to write to", async () => {
  const policy = (await headerOf("/", "Content-Security-Policy")) ?? "";
  const sources = new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(" ");
      return [name, values] as const;
    }),
  );
  expect(sources.get("connect-src")).toEqual([
    "'self'",
    "https://firestore.googleapis.com",
    "https://identitytoolkit.googleapis.com",
    "https://securetoken.googleapis.com",
    "https://firebaseinstallations.googleapis.com",
    "https://fcmregistrations.googleapis.com",
    "https://content-firebaseappcheck.googleapis.com",
    "https://www.google.com/recaptcha/",
  ]);
  expect(sources.get("img-src")).toEqual(["'self'", "data:"]);
  expect(sources.get("media-src")).toEqual(["'self'"]);
});
