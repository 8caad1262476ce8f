import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GrpcTestClient } from "../../testing/grpc-client.ts";
import { send } from "../../testing/raw-http.ts";
import { runs } from "../../testing/soak.ts";
import { testServerFixture } from "../../testing/test-server.ts";

interface Cursor {
  readonly values: readonly { readonly referenceValue: string }[];
  readonly before: boolean;
}

interface Page {
  readonly partitions?: readonly Cursor[];
  readonly nextPageToken?: string;
}

const OWNER = "Bearer owner";
const GROUP = {
  from: [{ collectionId: "g", allDescendants: true }],
  orderBy: [{ field: { fieldPath: "__name__" } }],
};

const server = testServerFixture();
let projects = 0;

describe("partitions", () => {
  const id = fc
    .constantFrom("a", "b", "B", "__id9__", "__id10__", "가", "😀")
    .chain((first) => fc.nat(30).map((rest) => (first.startsWith("__") ? first : `${first}${rest}`)));
  const path = fc.oneof(
    id.map((name) => `g/${name}`),
    fc.tuple(id, id).map(([parent, name]) => `g/${parent}/g/${name}`),
    fc.tuple(id, id).map(([parent, name]) => `other/${parent}/g/${name}`),
    id.map((name) => `other/${name}`),
  );

  test("contain every document once, in order, in partitions of nearly equal size, for any page size", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(path, { maxLength: 60, size: "max" }),
        fc.integer({ min: 1, max: 70 }),
        fc.nat(8),
        async (paths, partitionCount, pageSize) => {
          const root = await projectWith(paths);
          const whole = await namesOf(root, {});
          const points = (await pagesOf(root, { partitionCount, pageSize })).flat();
          const parts = await Promise.all(
            [...points, undefined].map((endAt, index) =>
              namesOf(root, { startAt: points[index - 1], endAt }),
            ),
          );
          expect(parts.flat()).toEqual(whole);
          const sizes = parts.map(({ length }) => length);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          expect(points).toHaveLength(Math.max(0, Math.min(partitionCount, whole.length - 1)));
        },
      ),
      { numRuns: runs(25, 2_000) },
    );
  });

  test("are returned in pages of the page size", async () => {
    const root = await projectWith(["g/a", "g/b", "g/c", "g/d", "g/e", "g/f"]);
    const pages = await pagesOf(root, { partitionCount: 5, pageSize: 2 });
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
  });

  test("of a read time contain the documents at that time", async () => {
    const root = await projectWith(["g/a", "g/b"]);
    const { readTime } = JSON.parse(await post(root, "batchGet", { documents: [`${root}/g/a`] }))[0];
    await post(root, "commit", { writes: [{ update: { name: `${root}/g/c`, fields: {} } }] });
    expect((await pagesOf(root, { partitionCount: 9, readTime })).flat()).toHaveLength(1);
    expect((await pagesOf(root, { partitionCount: 9 })).flat()).toHaveLength(2);
  });

  test("are cursors before a document name, over gRPC in both versions of the service", async () => {
    const root = await projectWith(["g/a", "g/b"]);
    const client = new GrpcTestClient(server);
    const request = { parent: root, structuredQuery: GROUP, partitionCount: "9223372036854775807" };
    for (const version of ["v1", "v1beta1"]) {
      const service = `google.firestore.${version}.Firestore`;
      expect(await client.call("PartitionQuery", request, OWNER, service)).toMatchObject({
        code: "OK",
        responses: [{ partitions: [{ values: [{ referenceValue: `${root}/g/b` }], before: true }] }],
      });
    }
    client.close();
  });
});

describe("invalid requests", () => {
  const root = "projects/invalid/databases/(default)/documents";
  const byName = { field: { fieldPath: "__name__" } };
  const byN = { field: { fieldPath: "n" } };
  const where = { fieldFilter: { field: { fieldPath: "n" }, op: "EQUAL", value: { nullValue: null } } };
  const cursor = { values: [{ referenceValue: `${root}/g/a` }] };
  const findNearest = {
    vectorField: { fieldPath: "v" },
    queryVector: { arrayValue: {} },
    limit: 1,
    distanceMeasure: "COSINE",
  };

  test.each<[string, unknown, string]>([
    ["no query", { structuredQuery: undefined }, "must name a collection with all descendants"],
    ["one collection", queryWith({ from: [{ collectionId: "g" }] }), "with all descendants"],
    ["no collection", queryWith({ from: [{ allDescendants: true }] }), "must name a collection"],
    ["no order", queryWith({ orderBy: [] }), "must be ordered by __name__ ascending"],
    ["another order", queryWith({ orderBy: [byN] }), "by nothing else"],
    ["a further order", queryWith({ orderBy: [byN, byName] }), "by nothing else"],
    [
      "descending names",
      queryWith({ orderBy: [{ ...byName, direction: "DESCENDING" }] }),
      "__name__ ascending",
    ],
    ["a filter", queryWith({ where }), "do not support filters"],
    ["a start", queryWith({ startAt: cursor }), "do not support cursors"],
    ["an end", queryWith({ endAt: cursor }), "do not support cursors"],
    ["an offset", queryWith({ offset: 1 }), "do not support offsets"],
    ["a limit", queryWith({ limit: 5 }), "do not support limits"],
    ["a vector search", queryWith({ findNearest }), "do not support find_nearest"],
    ["no count", { partitionCount: 0 }, "partition_count must be greater than zero"],
    ["a negative count", { partitionCount: -1 }, "partition_count must be greater than zero"],
    ["a negative page size", { pageSize: -1 }, "page_size must be greater than or equal to zero"],
    ["an invalid token", { pageToken: "nonsense" }, "Invalid page token"],
    ["a token of another format", { pageToken: btoa("[1,2]") }, "Invalid page token"],
  ])("%s", async (_what, changes, text) => {
    const response = await requestPartitions(
      root,
      Object.assign({}, { structuredQuery: GROUP, partitionCount: 1 }, changes),
    );
    expect(response.status).toBe(400);
    expect(JSON.parse(response.body).error.message).toContain(text);
  });

  test("a document as parent", async () => {
    const response = await requestPartitions(`${root}/c/a`, { structuredQuery: GROUP, partitionCount: 1 });
    expect(response).toMatchObject({
      status: 400,
      body: expect.stringContaining("parent must be a database"),
    });
  });

  test.each([undefined, "Bearer e30.eyJzdWIiOiJhbGljZSJ9."])("the token %s", async (authorization) => {
    const response = await requestPartitions(
      root,
      { structuredQuery: GROUP, partitionCount: 1 },
      authorization ?? null,
    );
    expect(response).toMatchObject({
      status: 403,
      body: expect.stringContaining("Partition queries require admin authentication."),
    });
  });
});

function queryWith(changes: object): unknown {
  return { structuredQuery: { ...GROUP, ...changes } };
}

/** A new database with documents at these paths. */
async function projectWith(paths: readonly string[]): Promise<string> {
  projects += 1;
  const root = `projects/partitions-${projects}/databases/(default)/documents`;
  const writes = paths.map((path) => ({ update: { name: `${root}/${path}`, fields: {} } }));
  await post(root, "commit", { writes });
  return root;
}

/** Requests all pages. */
async function pagesOf(root: string, request: object): Promise<(readonly Cursor[])[]> {
  const pages: (readonly Cursor[])[] = [];
  let pageToken: string | undefined = "";
  while (pageToken !== undefined) {
    const body = { structuredQuery: GROUP, ...request, pageToken };
    const page: Page = JSON.parse(await post(root, "partitionQuery", body));
    pages.push(page.partitions ?? []);
    pageToken = page.nextPageToken;
  }
  return pages;
}

/** Names of the documents between two cursors. */
async function namesOf(
  root: string,
  window: { startAt?: Cursor | undefined; endAt?: Cursor | undefined },
): Promise<string[]> {
  const structuredQuery = { ...GROUP, ...window };
  const responses: readonly { document?: { name: string } }[] = JSON.parse(
    await post(root, "runQuery", { structuredQuery }),
  );
  return responses.flatMap(({ document }) => (document ? [document.name] : []));
}

async function post(root: string, verb: string, body: object): Promise<string> {
  const response = await request(root, verb, body, OWNER);
  expect(response).toMatchObject({ status: 200 });
  return response.body;
}

function requestPartitions(root: string, body: object, authorization: string | null = OWNER) {
  return request(root, "partitionQuery", body, authorization);
}

function request(root: string, verb: string, body: object, authorization: string | null) {
  return send(server, {
    method: "POST",
    path: `/v1/${encodeURI(root)}:${verb}`,
    headers: authorization === null ? {} : { Authorization: authorization },
    body: JSON.stringify(body),
  });
}
