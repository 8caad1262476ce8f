import { beforeAll, describe, expect, test } from "vitest";
import { isIntendedDifference } from "../../testing/differences.ts";
import type { CallOutcome } from "../../testing/grpc-client.ts";
import { readRecorded, recordedPattern, withProject } from "../../testing/recorded.ts";
import { grpcClientFixture, testServerFixture } from "../../testing/test-server.ts";

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

const server = testServerFixture();
const client = grpcClientFixture(server);

describe("Authorization and name checks as recorded", () => {
  const { grpc } = readRecorded<{ grpc: readonly RpcCase[] }>("auth");

  test.each(grpc)("$name", async ({ name, rpc, authorization, request, outcome }) => {
    const result = await client.call(rpc, request, authorization);
    if (isIntendedDifference("auth", name)) return;
    expect({ code: result.code, message: result.message }).toEqual({
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
    const result = await client.call(method, request, owner ? OWNER : null, service);
    if (isIntendedDifference("grpc_settings", name)) return;
    expect(result.code).toBe(outcome.code);
    if (outcome.message !== undefined) expect(result.message).toBe(outcome.message);
    if (outcome.response !== undefined) {
      expect(JSON.stringify(result.responses[0])).toMatch(
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
    const result = await client.call("BatchWrite", request, OWNER);
    expect(result.code).toBe(outcome.code);
    // The size in the message depends on the encoding of the request.
    const [text = "OK"] = outcome.message ? outcome.message.split(/\d+$/) : [];
    expect(result.message).toContain(text);
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
    const result = await client.call(rpc, request, authorization);
    if (isIntendedDifference("unsupported", name)) return;
    expect(result.code).toBe(outcome.code ?? "OK");
    if (outcome.message !== undefined) expect(result.message).toBe(outcome.message);
    if (outcome.documents === undefined) return;
    const responses = responsesOf<WireQueryResponse & { result?: { aggregateFields: unknown } }>(result);
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
    const result = await client.call(
      "Commit",
      { database: `projects/${project}/databases/(default)`, writes },
      OWNER,
    );
    expect(result.code).toBe("OK");
  });

  test.each(cases)("$name", async (recorded) => {
    const { name, parent, query, outcome } = withProject(recorded, project);
    const request = { parent: parent === "" ? root : `${root}/${parent}`, structuredQuery: query };
    const result = await client.call("RunQuery", request, OWNER);
    if (isIntendedDifference("queries", name)) return;
    expect(result.code).toBe(outcome.status);
    if (outcome.message !== undefined) expect(result.message).toBe(outcome.message);
    if (outcome.responses === undefined) return;
    const withFields = outcome.responses.some(({ fields }) => fields !== undefined);
    const actual = responsesOf<WireQueryResponse>(result).map(({ document, skippedResults, done }) => ({
      ...(document && { document: document.name.slice(root.length + 1) }),
      ...(withFields && document && { fields: document.fields ?? {} }),
      ...(skippedResults !== undefined && { skipped: skippedResults }),
      ...(done !== undefined && { done }),
    }));
    expect(actual).toEqual(outcome.responses);
  });
});

function responsesOf<T>(result: CallOutcome): T[] {
  const parsed: T[] = JSON.parse(JSON.stringify(result.responses));
  return parsed;
}
