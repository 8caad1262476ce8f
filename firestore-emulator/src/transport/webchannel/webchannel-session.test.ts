import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ListenResponseSchema } from "../../generated/firestore_pb.js";
import type { StreamPeer } from "../../operations/rpc.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { WebChannelTestClient } from "../../testing/webchannel-client.ts";
import { WebChannelSession } from "./webchannel-session.ts";

const DATABASE = "projects/held/databases/(default)";
const MEGABYTE = 1_000_000;

test("calls onOverflow when too much is buffered without a back channel", async () => {
  let peer: StreamPeer<"listen"> | undefined;
  const overflown = Promise.withResolvers<void>();
  const session = new WebChannelSession({
    rpc: "listen",
    open(opened) {
      peer = opened;
      return { receive() {}, close() {} };
    },
    onOverflow: overflown.resolve,
    maxBuffered: 1_000,
  });
  const message = create(ListenResponseSchema, {
    responseType: { case: "documentDelete", value: { document: "x".repeat(100) } },
  });
  for (let sent = 0; sent < 10; sent += 1) peer?.send(message);
  await overflown.promise;
  session.close();
});

test("ends a response with too much unacknowledged data; nothing is lost", async () => {
  const server = await startTestServer();
  const client = new WebChannelTestClient(server, "Listen");
  const documents = [`${DATABASE}/documents/c/a`];
  await client.handshake([{ database: DATABASE, addTarget: { documents: { documents }, targetId: 2 } }]);
  const first = await client.open(0);
  await first.until("CURRENT");
  for (let n = 0; n < 20; n += 1) {
    const body = JSON.stringify({ fields: { s: { stringValue: `${n} ${"x".repeat(MEGABYTE)}` } } });
    const response = await fetch(`${server.url}/v1/${documents[0]}`, { method: "PATCH", body });
    expect(response.status).toBe(200);
  }
  await first.ended;
  const last = first.arrays.at(-1)?.[0] ?? 0;
  const second = await client.open(last);
  await second.until('"19 x');
  expect(second.arrays[0]?.[0]).toBe(last + 1);
  await client.terminate();
  await server.close();
});
