import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isDifferent } from "../testing/differences.ts";
import { type CallOutcome, GrpcTestClient } from "../testing/grpc-client.ts";
import { readRecorded, recordedPattern, withProject } from "../testing/recorded.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

interface Outcome {
  readonly code: string;
  readonly message?: string;
  readonly response?: unknown;
}

interface RpcCase {
  readonly name: string;
  readonly rpc: string;
  readonly authorization: string | null;
  readonly request: unknown;
  readonly stream?: boolean;
  readonly outcome: Outcome;
}

interface QueryCase {
  readonly name: string;
  readonly parent: string;
  readonly query: unknown;
  readonly outcome: {
    readonly status: string;
    readonly message?: string;
    readonly responses?: readonly QueryResponse[];
  };
}

interface QueryResponse {
  readonly document?: string;
  readonly fields?: unknown;
  readonly skipped?: number;
  readonly done?: boolean;
}

interface WireQueryResponse {
  readonly document?: { readonly name: string; readonly fields?: unknown };
  readonly skippedResults?: number;
  readonly done?: boolean;
}

const OWNER = "Bearer owner";
const MEGABYTE = 1_000_000;

let server: TestServer;
let client: GrpcTestClient;

beforeAll(async () => {
  server = await startTestServer();
  client = new GrpcTestClient(server);
});
afterAll(async () => {
  client.close();
  await server.close();
});

describe("Authorization and name checks as recorded", () => {
  const { grpc } = readRecorded<{ grpc: readonly RpcCase[] }>("auth");

  test.each(grpc)("$name", async ({ name, rpc, authorization, request, outcome }) => {
    const ended = await client.call(rpc, request, authorization);
    if (isDifferent("auth", name)) return;
    expect({ code: ended.code, message: ended.message }).toEqual({
      code: outcome.code,
      message: outcome.message ?? "OK",
    });
  });
});

describe("service names as recorded", () => {
  const { v1beta1 } = readRecorded<{
    v1beta1: readonly {
      name: string;
      service: string;
      method: string;
      request: unknown;
      owner: boolean;
      outcome: Outcome;
    }[];
  }>("grpc_settings");

  test.each(v1beta1)("$name", async ({ name, service, method, request, owner, outcome }) => {
    const ended = await client.call(method, request, owner ? OWNER : null, service);
    if (isDifferent("grpc_settings", name)) return;
    expect(ended.code).toBe(outcome.code);
    if (outcome.message !== undefined) expect(ended.message).toBe(outcome.message);
    if (outcome.response !== undefined) {
      expect(JSON.stringify(ended.responses[0])).toMatch(
        recordedPattern(JSON.stringify(outcome.response), ""),
      );
    }
  });
});

describe("message sizes as recorded", () => {
  const { grpc_sizes: sizes } = readRecorded<{
    grpc_sizes: readonly { megabytes: number; outcome: Outcome }[];
  }>("grpc_settings");

  test.each(sizes)("$megabytes MB", async ({ megabytes, outcome }) => {
    const labels = { filler: "x".repeat(megabytes * MEGABYTE) };
    const request = { database: "projects/sizes/databases/(default)", labels };
    const ended = await client.call("BatchWrite", request, OWNER);
    expect(ended.code).toBe(outcome.code);
    // The size itself depends on how the request was put together.
    const [text = "OK"] = outcome.message ? outcome.message.split(/\d+$/) : [];
    expect(ended.message).toContain(text);
  });
});

describe("unsupported requests as recorded", () => {
  const { grpc } = readRecorded<{
    grpc: readonly (RpcCase & {
      outcome: Outcome & { documents?: string[]; aggregations?: unknown[]; done?: boolean };
    })[];
  }>("unsupported");
  const root = "projects/unsupported/databases/(default)/documents";

  beforeAll(async () => {
    const writes = ["a", "b"].map((id, index) => ({
      update: { name: `${root}/c/${id}`, fields: { n: { integerValue: String(index + 1) } } },
    }));
    await client.call("Commit", { database: "projects/unsupported/databases/(default)", writes }, OWNER);
  });

  test.each(grpc)("$name", async ({ name, rpc, request, authorization, outcome }) => {
    const ended = await client.call(rpc, request, authorization);
    if (isDifferent("unsupported", name)) return;
    expect(ended.code).toBe(outcome.code ?? "OK");
    if (outcome.message !== undefined) expect(ended.message).toBe(outcome.message);
    if (outcome.documents === undefined) return;
    const responses = wire<WireQueryResponse & { result?: { aggregateFields: unknown } }>(ended);
    const documents = responses.flatMap(({ document }) =>
      document ? [document.name.slice(root.length + 1)] : [],
    );
    const aggregations = responses.flatMap(({ result }) => (result ? [result.aggregateFields] : []));
    expect({ documents, aggregations, done: responses.at(-1)?.done ?? false }).toEqual({
      documents: outcome.documents,
      aggregations: outcome.aggregations,
      done: outcome.done,
    });
  });
});

describe("queries as recorded", () => {
  const project = "queries";
  const root = `projects/${project}/databases/(default)/documents`;
  const { dataset, cases } = readRecorded<{
    dataset: readonly { name: string; fields: unknown }[];
    cases: readonly QueryCase[];
  }>("queries");

  beforeAll(async () => {
    const writes = withProject(dataset, project).map(({ name, fields }) => ({
      update: { name: `${root}/${name}`, fields },
    }));
    const ended = await client.call(
      "Commit",
      { database: `projects/${project}/databases/(default)`, writes },
      OWNER,
    );
    expect(ended.code).toBe("OK");
  });

  test.each(cases)("$name", async (recorded) => {
    const { name, parent, query, outcome } = withProject(recorded, project);
    const request = { parent: parent === "" ? root : `${root}/${parent}`, structuredQuery: query };
    const ended = await client.call("RunQuery", request, OWNER);
    if (isDifferent("queries", name)) return;
    expect(ended.code).toBe(outcome.status);
    if (outcome.message !== undefined) expect(ended.message).toBe(outcome.message);
    if (outcome.responses === undefined) return;
    const withFields = outcome.responses.some(({ fields }) => fields !== undefined);
    const seen = wire<WireQueryResponse>(ended).map(({ document, skippedResults, done }) => ({
      ...(document && { document: document.name.slice(root.length + 1) }),
      ...(withFields && document && { fields: document.fields ?? {} }),
      ...(skippedResults !== undefined && { skipped: skippedResults }),
      ...(done !== undefined && { done }),
    }));
    expect(seen).toEqual(outcome.responses);
  });
});

function wire<T>(ended: CallOutcome): T[] {
  const parsed: T[] = JSON.parse(JSON.stringify(ended.responses));
  return parsed;
}
