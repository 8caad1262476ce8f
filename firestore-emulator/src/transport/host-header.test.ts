import { describe, expect, test } from "vitest";
import { send } from "../testing/raw-http.ts";
import { startTestServer, testServerFixture } from "../testing/test-server.ts";
import { isLoopbackHost } from "./http.ts";

const DOCUMENT = "/v1/projects/host/databases/(default)/documents/c/a";

test.each([
  undefined,
  "localhost",
  "localhost:8080",
  "LOCALHOST:8080",
  "app.localhost:8080",
  "127.0.0.1",
  "127.1.2.3:8080",
  "[::1]:8080",
])("%s is a loopback host", (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

test.each([
  "example.com",
  "localhost.example.com",
  "127.0.0.1.example.com:8080",
  "notlocalhost",
  "192.168.0.7:8080",
  "[::2]:8080",
  "",
  "localhost:8080@example.com",
])("%j is not", (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});

describe("a request to another host name", () => {
  const server = testServerFixture();

  test.each([
    ["GET", DOCUMENT],
    ["PATCH", DOCUMENT],
    ["OPTIONS", DOCUMENT],
    ["POST", "/google.firestore.v1.Firestore/Listen/channel?VER=8"],
    ["DELETE", "/emulator/v1/projects/host/databases/(default)/documents"],
    ["POST", "/shutdown"],
  ])("%s %s is rejected", async (method, path) => {
    const answer = await send(server, { method, path, headers: { Host: "rebound.example.com:8080" } });
    expect(answer.status).toBe(403);
    expect(answer.body).toContain("--allow-remote");
  });

  test("is accepted with allowRemote", async () => {
    const open = await startTestServer({ allowRemote: true });
    const answer = await send(open, { method: "GET", path: DOCUMENT, headers: { Host: "build-7:8080" } });
    expect(answer.status).toBe(404);
    await open.close();
  });
});
