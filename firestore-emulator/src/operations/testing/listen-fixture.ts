import { beforeEach, expect } from "vitest";
import type { GrpcTestCall } from "../../testing/grpc-client.ts";
import { grpcClientFixture, testServerFixture } from "../../testing/test-server.ts";

export const OWNER = "Bearer owner";

/** A Listen stream with its responses as text: `ADD 2`, `change c/a in 2`, `snapshot`. */
class ListenTestStream {
  readonly #call: GrpcTestCall;
  readonly #database: string;
  #read = 0;
  token = "";

  constructor(call: GrpcTestCall, database: string) {
    this.#call = call;
    this.#database = database;
  }

  send(request: unknown): void {
    this.#call.send({ database: this.#database, ...Object(request) });
  }

  /** The next responses up to the next global snapshot. */
  async untilSnapshot(): Promise<string[]> {
    const seen: string[] = [];
    for (;;) {
      const text = await this.next();
      seen.push(text);
      if (text === "snapshot" || text.startsWith("ended")) return seen;
    }
  }

  async next(): Promise<string> {
    const response: WireResponse = JSON.parse(JSON.stringify(await this.#call.response(this.#read)));
    this.#read += 1;
    this.token = response.targetChange?.resumeToken ?? this.token;
    return summarize(response);
  }

  close(): void {
    this.#call.end();
  }

  get ended(): Promise<{ code: string }> {
    return this.#call.outcome;
  }
}

interface WireResponse {
  readonly code?: string;
  readonly targetChange?: {
    readonly targetChangeType?: string;
    readonly targetIds?: readonly number[];
    readonly cause?: { readonly code: number };
    readonly resumeToken?: string;
  };
  readonly documentChange?: WireDocument;
  readonly documentDelete?: WireDocument;
  readonly documentRemove?: WireDocument;
  readonly filter?: { readonly targetId: number; readonly count?: number };
}

interface WireDocument {
  readonly document: string | { readonly name: string };
  readonly targetIds?: readonly number[];
  readonly removedTargetIds?: readonly number[];
}

/** Fixture: a server and client with a new database for each test. */
export function listenFixture() {
  const server = testServerFixture();
  const client = grpcClientFixture(server);
  let project = 0;
  beforeEach(() => {
    project += 1;
  });
  const database = () => `projects/listen-${project}/databases/(default)`;
  const name = (path: string) => `${database()}/documents/${path}`;
  return {
    server,
    client,
    database,
    name,
    set: (path: string, n: number): unknown => ({
      update: { name: name(path), fields: { n: { integerValue: String(n) } } },
    }),
    remove: (path: string): unknown => ({ delete: name(path) }),
    listenTo: (targetId: number, structuredQuery: unknown, resume: object = {}): unknown => ({
      addTarget: { query: { parent: `${database()}/documents`, structuredQuery }, targetId, ...resume },
    }),
    openStream: () => new ListenTestStream(client.open("Listen", OWNER), database()),
    async commit(...writes: unknown[]): Promise<void> {
      expect(await client.call("Commit", { database: database(), writes }, OWNER)).toMatchObject({
        code: "OK",
      });
    },
  };
}

function summarize(response: WireResponse): string {
  const { targetChange, documentChange, documentDelete, documentRemove, filter } = response;
  if (filter) return `filter ${filter.targetId} count ${filter.count ?? 0}`;
  if (targetChange) {
    const { targetChangeType, targetIds = [], cause } = targetChange;
    const type = targetChangeType === undefined ? "snapshot" : `${targetChangeType} ${targetIds.join(",")}`;
    return cause ? `${type} cause ${cause.code}` : type;
  }
  if (documentChange) return `change ${describeDocument(documentChange)}`;
  if (documentDelete) return `delete ${describeDocument(documentDelete)}`;
  if (documentRemove) return `remove ${describeDocument(documentRemove)}`;
  return `ended ${response.code}`;
}

function describeDocument({ document, targetIds = [], removedTargetIds = [] }: WireDocument): string {
  const full = typeof document === "string" ? document : document.name;
  const path = full.slice(full.indexOf("/documents/") + "/documents/".length);
  const into = targetIds.length > 0 ? ` in ${targetIds.join(",")}` : "";
  return `${path}${into}${removedTargetIds.length > 0 ? ` out ${removedTargetIds.join(",")}` : ""}`;
}
