import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { Failure } from "../command.ts";
import { consecutivePorts, LOCAL_PORTS, requireFreePorts, TEST_PORTS } from "./ports.ts";

test("a taken port is named with what it is for", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  await expect(requireFreePorts({ hosting: port })).rejects.toThrow(`Port ${port} (hosting) is in use.`);
  await expect(requireFreePorts({ hosting: port })).rejects.toBeInstanceOf(Failure);
  server.close();
  await once(server, "close");
  await expect(requireFreePorts({ hosting: port })).resolves.toBeUndefined();
});

test("the stacks of start and of tests share no port, and browsers refuse none of them", () => {
  // Of the Fetch standard's blocked ports, those from 4000 up.
  const blocked = [4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080];
  const ports = [...Object.values(LOCAL_PORTS), ...Object.values(TEST_PORTS)];
  expect(new Set(ports).size).toBe(ports.length);
  expect(ports.filter((port) => blocked.includes(port))).toEqual([]);
  expect(new Set(Object.values(consecutivePorts(8400))).size).toBe(Object.keys(LOCAL_PORTS).length);
});
