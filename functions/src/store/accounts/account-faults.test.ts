import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openStore, type Store } from "../store.ts";

const PROJECT = "demo-faults";

let store: Store;

// An Auth whose answers are no accounts.
const server = createServer((_request, response) => {
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ users: [null] }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", `127.0.0.1:${address.port}`);
  store = openStore({ projectId: PROJECT, contentEnv: "local" });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

test("a fault of Auth is no invalid token", async () => {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: "someone",
    auth_time: now,
    iat: now,
    exp: now + 3_600,
  };
  const token = `${encode({ alg: "none", typ: "JWT" })}.${encode(payload)}.`;
  await expect(store.accounts.verifyToken(token)).rejects.toThrow(TypeError);
});
