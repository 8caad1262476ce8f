import { beforeAll, describe, expect, test } from "vitest";
import { send } from "../testing/raw-http.ts";
import { testServerFixture } from "../testing/test-server.ts";

const ROOT = "/v1/projects/lists/databases/(default)/documents";

const server = testServerFixture();

beforeAll(async () => {
  for (const [id, n] of [
    ["a", 3],
    ["b", 1],
    ["c", 2],
    ["d", 1],
  ] as const) {
    await put(`c/${id}`, n);
  }
  await put("c/missing/sub/x", 0);
});

describe("paging", () => {
  test.each([
    ["", ["a", "b", "c", "d"]],
    ["&orderBy=n", ["b", "d", "c", "a"]],
    ["&orderBy=n%20desc", ["a", "c", "d", "b"]],
    ["&orderBy=__name__%20desc", ["d", "c", "b", "a"]],
    ["&showMissing=true", ["a", "b", "c", "d", "missing"]],
  ])("pages of any size with%j contain every document once, in order", async (parameters, expected) => {
    for (const size of [1, 2, 3, 5]) expect(await pages(size, parameters)).toEqual(expected);
  });

  test("a page token is independent of later writes", async () => {
    const page = await list("pageSize=2");
    await put("c/aa", 9);
    const next = await list(`pageSize=2&pageToken=${encodeURIComponent(page.nextPageToken ?? "")}`);
    expect(next.documents?.map(({ name }) => name.split("/").at(-1))).toEqual(["c", "d"]);
    expect((await send(server, { method: "DELETE", path: `${ROOT}/c/aa` })).status).toBe(200);
  });

  test.each(["pageToken=nonsense", "pageSize=-1", "orderBy=a..b", "orderBy=n%20sideways"])(
    "%s is rejected",
    async (parameters) => {
      expect((await send(server, { method: "GET", path: `${ROOT}/c?${parameters}` })).status).toBe(400);
    },
  );
});

describe("a path with empty ids", () => {
  const name = (path: string) => `Document name "${ROOT.slice("/v1/".length)}${path}"`;

  test.each([
    ["/c/", `${name("/c/")} has invalid trailing "/".`],
    ["/c/a/s/", `${name("/c/a/s/")} has invalid trailing "/".`],
    ["//", `${name("//")} lacks a collection id at index 45.`],
    ["/c//", `${name("/c//")} lacks a resource id at index 47.`],
    ["/c/a//s", `${name("/c/a//s")} lacks a collection id at index 49.`],
  ])("%s is rejected", async (path, message) => {
    const { status, body } = await send(server, { method: "GET", path: `${ROOT}${path}` });
    expect([status, JSON.parse(body).error.message]).toEqual([400, message]);
  });

  test.each([
    ["/", ["c/a", "c/b", "c/c", "c/d"]],
    ["/c/missing/", ["c/missing/sub/x"]],
    ["/?orderBy=__name__%20desc", ["c/d", "c/c", "c/b", "c/a"]],
  ])("%s lists every collection", async (path, expected) => {
    const { body } = await send(server, { method: "GET", path: `${ROOT}${path}` });
    const names: string[] = JSON.parse(body).documents.map((document: { name: string }) => document.name);
    expect(names.map((found) => found.split("/documents/").at(-1))).toEqual(expected);
  });
});

describe("show_missing needs a collection id", () => {
  test.each([
    ["", {}],
    ["&orderBy=n", {}],
    ["", { Authorization: "Bearer owner" }],
  ])("with%j", async (parameters, headers) => {
    const path = `${ROOT}/?showMissing=true${parameters}`;
    const { status, body } = await send(server, { method: "GET", path, headers });
    expect([status, JSON.parse(body).error.message]).toEqual([
      400,
      "collection id must be set when show_missing is true",
    ]);
  });

  test("but a negative page size is reported first", async () => {
    const path = `${ROOT}/?showMissing=true&pageSize=-1`;
    const { body } = await send(server, { method: "GET", path });
    expect(JSON.parse(body).error.message).toBe("Page size must be nonnegative.");
  });
});

interface Page {
  readonly documents?: readonly { readonly name: string }[];
  readonly nextPageToken?: string;
}

async function pages(size: number, parameters: string): Promise<(string | undefined)[]> {
  const ids: (string | undefined)[] = [];
  let token: string | undefined = "";
  while (token !== undefined) {
    const page: Page = await list(`pageSize=${size}&pageToken=${encodeURIComponent(token)}${parameters}`);
    ids.push(...(page.documents ?? []).map(({ name }) => name.split("/").at(-1)));
    token = page.nextPageToken;
  }
  return ids;
}

async function list(parameters: string): Promise<Page> {
  const headers = { Authorization: "Bearer owner" };
  const response = await send(server, { method: "GET", path: `${ROOT}/c?${parameters}`, headers });
  expect(response.status).toBe(200);
  return JSON.parse(response.body);
}

async function put(path: string, n: number): Promise<void> {
  const body = JSON.stringify({ fields: { n: { integerValue: n } } });
  expect((await send(server, { method: "PATCH", path: `${ROOT}/${path}`, body })).status).toBe(200);
}
