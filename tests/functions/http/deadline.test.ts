import { createServer, type Server, type Socket } from "node:net";
import { CONTRACT } from "@mindle/domain/api/contract";
import type { Operation } from "@mindle/domain/api/operation";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { CALL_LIMIT_MS } from "../../../functions/src/http/deadline.ts";
import { createDispatcher, type Dispatch, type FailureReport } from "../../../functions/src/http/dispatch.ts";
import { HANDLERS } from "../../../functions/src/operations/handlers.ts";
import { openStore, type Store } from "../../../functions/src/store/store.ts";
import { EMPTY_APP_STORE } from "../../support/functions/app-store.ts";
import { startAuthStandIn } from "../../support/functions/auth-stand-in.ts";
import { sendBy } from "../../support/functions/backend.ts";
import { exampleBodies } from "../../support/functions/example-bodies.ts";
import { OPERATION_NAMES, type OperationName } from "../../support/functions/successful-calls.ts";
import { anAccount } from "../../support/functions/users.ts";
import { listenLocally } from "../../support/local-server.ts";

test("a call ends within 10 s, before the client's limit of 20 s", () => {
  expect(CALL_LIMIT_MS).toBeLessThan(10_000);
});

/** It ends sessions in Auth alone. */
const WITHOUT_FIRESTORE: OperationName = "signOutEverywhere";

/** Accepts connections and never answers, or once closed refuses them. */
class HungServer {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server = createServer((socket) => this.#sockets.add(socket.on("error", () => {})));
  port = 0;

  async start(): Promise<void> {
    this.port = await listenLocally(this.#server);
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

describe.each(["hung", "dead"])("while Firestore is %s", (state) => {
  const firestore = new HungServer();
  const reports: FailureReport[] = [];
  let dispatch: Dispatch;
  let store: Store;

  beforeAll(async () => {
    await firestore.start();
    if (state === "dead") await firestore.close();
    const auth = await startAuthStandIn();
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", `127.0.0.1:${firestore.port}`);
    vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", auth.host);
    vi.stubEnv("METADATA_SERVER_DETECTION", "none");
    store = openStore({ projectId: "demo-deadline", contentEnv: "local" });
    dispatch = createDispatcher({
      contract: CONTRACT,
      handlers: HANDLERS,
      deps: {
        store,
        appStore: EMPTY_APP_STORE,
        siteUrl: "https://mindle.example",
        now: Date.now,
        random: (length) => new Uint8Array(length),
      },
      verifyToken: async (token) => anAccount(token),
      verifyAppCheckToken: null,
      limiter: {
        consume: (key, limit) => store.rateLimits.consume(key, limit, Date.now()),
        knownWait: (key, limit) => store.rateLimits.knownWait(key, limit, Date.now()),
        isExempt: () => false,
        isProxy: () => false,
      },
      report: (failure) => reports.push(failure),
      limitMs: 50,
    });
    return () => auth.close();
  });
  afterAll(async () => {
    if (state === "hung") await firestore.close();
  });

  test.each(OPERATION_NAMES.filter((name) => name !== WITHOUT_FIRESTORE))(
    "%s is answered as unavailable",
    async (name) => {
      const step = { stepId: "d1-s1", gcId: "g", activityId: "a", configId: "c", instanceId: "a+c" };
      const uid = "someone";
      const bodies: readonly unknown[] = exampleBodies({ programId: "p", free: step, locked: step }, uid)[
        name
      ];
      const operation: Operation = CONTRACT[name];
      const body = new TextEncoder().encode(JSON.stringify(bodies[0]));
      const { status, envelope } = await sendBy(dispatch, { uid }, operation, body);
      expect({ status, code: envelope.success ? "success" : envelope.code }).toEqual({
        status: 503,
        code: "unavailable",
      });
      expect(reports.at(-1)?.operation).toBe(operation.path);
    },
  );
});
