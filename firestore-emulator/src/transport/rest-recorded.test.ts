import { beforeAll, describe, expect, test } from "vitest";
import { isIntendedDifference } from "../testing/differences.ts";
import { send } from "../testing/raw-http.ts";
import { readRecorded, recordedPattern, withProject } from "../testing/recorded.ts";
import { testServerFixture } from "../testing/test-server.ts";

interface RestCase {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly compare: "exact" | "status";
  readonly body?: unknown;
  readonly raw?: string;
  readonly outcome: { readonly status: number; readonly contentType: string | null; readonly body: string };
}

interface CorsCase {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly outcome: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

interface AuthRecord {
  readonly classify: readonly {
    readonly name: string;
    readonly authorization: string | null;
    readonly outcome: { readonly status: number; readonly body: string };
  }[];
  readonly rest: readonly {
    readonly name: string;
    readonly method: string;
    readonly path: string;
    readonly authorization: string | null;
    readonly body: string | null;
    readonly outcome: { readonly status: number; readonly body: string };
  }[];
}

const server = testServerFixture();

describe("REST responses as recorded", () => {
  const project = "rest";

  // Cases depend on the writes of earlier ones.
  test.each(readRecorded<{ cases: readonly RestCase[] }>("rest").cases)("$name", async (recorded) => {
    const { method, path, headers, body, raw, outcome, compare } = withProject(recorded, project);
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await send(server, { method, path: encodeURI(decodeURI(path)), headers, body: content });
    if (isIntendedDifference("rest", recorded.name)) return;
    expect(response.status).toBe(outcome.status);
    expect(response.headers["content-type"] ?? null).toBe(outcome.contentType);
    if (compare === "exact") {
      expect(response.body).toMatch(recordedPattern(outcome.body, project));
    }
  });
});

describe("CORS as recorded", () => {
  test.each(readRecorded<{ cases: readonly CorsCase[] }>("cors").cases)("$name", async (recorded) => {
    const { method, path, headers, body, outcome } = recorded;
    const response = await send(server, { method, path, headers, body: body ?? undefined });
    const headersSeen = Object.entries(response.headers).filter(
      ([name]) => name.startsWith("access-control-") || name === "content-type",
    );
    expect(response.status).toBe(outcome.status);
    expect(Object.fromEntries(headersSeen)).toEqual(outcome.headers);
    expect(response.body).toBe(outcome.body);
  });
});

describe("Authorization headers as recorded", () => {
  const { classify, rest } = readRecorded<AuthRecord>("auth");

  test.each(classify)("$name", async ({ authorization, outcome }) => {
    const response = await send(server, {
      method: "POST",
      path: "/v1/projects/auth/databases/(default)/documents:listCollectionIds",
      headers: authorization === null ? {} : { Authorization: authorization },
      body: "{}",
    });
    expect({ status: response.status, body: response.body }).toEqual(outcome);
  });

  test.each(rest)("$name", async ({ name, method, path, authorization, body, outcome }) => {
    const headers = authorization === null ? {} : { Authorization: authorization };
    const response = await send(server, { method, path, headers, body: body ?? undefined });
    if (isIntendedDifference("auth", name)) return;
    expect({ status: response.status, body: response.body }).toEqual(outcome);
  });
});

describe("unsupported requests as recorded", () => {
  const { rest } = readRecorded<{
    rest: readonly { name: string; verb: string; body: unknown; outcome: { status: number; body: string } }[];
  }>("unsupported");
  const root = "projects/unsupported/databases/(default)/documents";

  beforeAll(async () => {
    const writes = [1, 2].map((n) => ({
      update: { name: `${root}/c/${n === 1 ? "a" : "b"}`, fields: { n: { integerValue: String(n) } } },
    }));
    await send(server, { method: "POST", path: `/v1/${root}:commit`, body: JSON.stringify({ writes }) });
  });

  test.each(rest)("$name", async ({ name, verb, body, outcome }) => {
    const headers = { Authorization: "Bearer owner" };
    const path = `/v1/${root}:${verb}`;
    const response = await send(server, { method: "POST", path, headers, body: JSON.stringify(body) });
    if (isIntendedDifference("unsupported", name)) return;
    expect(response.status).toBe(outcome.status);
    expect(response.body).toMatch(recordedPattern(outcome.body, "unsupported"));
  });
});

describe("body sizes as recorded", () => {
  const { rest_sizes: sizes } = readRecorded<{
    rest_sizes: readonly { bytes: number; outcome: { status: number; content_type: string | null } }[];
  }>("grpc_settings");

  test.each(sizes)("$bytes bytes", async ({ bytes, outcome }) => {
    const body = "{}".padEnd(bytes, " ");
    const path = "/v1/projects/sizes/databases/(default)/documents:commit";
    const response = await send(server, { method: "POST", path, body });
    expect(response.status).toBe(outcome.status);
    expect(response.headers["content-type"] ?? null).toBe(outcome.content_type);
  });
});
