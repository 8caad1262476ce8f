import { afterEach, beforeAll, expect } from "vitest";
import type { GrpcTestCall, GrpcTestClient } from "./grpc-client.ts";
import { send } from "./raw-http.ts";
import type { TestServer } from "./test-server.ts";

/** Fixture: a listener that must receive a write after each test, whatever the clients of the test do. */
export function unaffectedListenerFixture(
  server: TestServer,
  client: GrpcTestClient,
  database: string,
): void {
  const name = `${database}/documents/unaffected/a`;
  let listener: GrpcTestCall;
  let received = 0;
  beforeAll(async () => {
    listener = client.open("Listen", "Bearer owner");
    listener.send({ database, addTarget: { documents: { documents: [name] }, targetId: 2 } });
    await listener.response(3);
    received = 4;
  });
  afterEach(async () => {
    const written = await send(server, { method: "PATCH", path: `/v1/${name}`, body: "{}" });
    expect(written.status).toBe(200);
    expect(await listener.response(received)).toMatchObject({ documentChange: {} });
    received += 2;
  });
}
