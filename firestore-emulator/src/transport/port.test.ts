import { connect } from "node:net";
import { expect, test } from "vitest";
import { GrpcTestClient } from "../testing/grpc-client.ts";
import { send } from "../testing/raw-http.ts";
import { startTestServer, testServerFixture } from "../testing/test-server.ts";

const server = testServerFixture();

test("gRPC and HTTP/1.1 share the port", async () => {
  const client = new GrpcTestClient(server);
  const name = "projects/port/databases/(default)/documents/c/a";
  const write = { update: { name, fields: {} } };
  const committed = await client.call("Commit", {
    database: "projects/port/databases/(default)",
    writes: [write],
  });
  expect(committed.code).toBe("OK");
  expect((await send(server, { method: "GET", path: `/v1/${name}` })).status).toBe(200);
  client.close();
});

test.each([
  "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  "PUT / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
])("a request that is sent byte by byte is recognised as HTTP/1.1: %j", async (request) => {
  const socket = connect(server.port, "127.0.0.1");
  socket.setNoDelay(true);
  const answer = new Promise<string>((done) => {
    let text = "";
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.on("close", () => done(text));
  });
  for (const byte of request) await new Promise<void>((written) => socket.write(byte, () => written()));
  expect(await answer).toMatch(/^HTTP\/1\.1 (200|404) /);
});

test("rejects when the port is in use", async () => {
  await expect(startTestServer({ port: server.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
});

test("closing ends open streams", async () => {
  const other = await startTestServer();
  const client = new GrpcTestClient(other);
  const call = client.open("Listen", "Bearer owner");
  const database = "projects/port/databases/(default)";
  call.send({
    database,
    addTarget: { documents: { documents: [`${database}/documents/c/a`] }, targetId: 1 },
  });
  await call.response(0);
  await other.close();
  expect((await call.outcome).code).toBe("UNAVAILABLE");
  client.close();
});
