import { describe, expect, it } from "vitest";
import type { StoredDocument } from "../model/document.ts";
import { project } from "../model/fields.ts";
import type { Query } from "../model/query.ts";
import { type JsonRecord, list, optional, readFixture, record, text } from "../model/testing/json.ts";
import { readFields } from "../model/testing/rest-values.ts";
import { Store } from "../state/store.ts";
import { readQuery } from "./testing/rest-queries.ts";
import { validateQuery } from "./validate.ts";

const PROJECT = "demo";
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

/** Cases about decoding the request, tested elsewhere. */
const DECODED_ELSEWHERE: ReadonlySet<string> = new Set([
  "two collections",
  "field filter without an operator",
  "find_nearest",
]);

const recorded = readFixture("queries.json");
const cases = list(recorded.cases).map(record);

const database = new Store().database(PROJECT, "(default)");
database.load(
  list(fill(recorded.dataset)).map((json) => {
    const { name, fields } = record(json);
    return { path: text(name), fields: readFields(fields) };
  }),
);

function fill(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json).replaceAll("{documents}", DOCUMENTS));
}

function queryOf(recordedCase: JsonRecord): Query {
  return readQuery(text(recordedCase.parent), record(fill(recordedCase.query)));
}

function run(query: Query): StoredDocument[] {
  validateQuery(query);
  return database
    .read({ kind: "latest" })
    .query(query)
    .map((document) => project(document, query.select));
}

function isDescendingKeyScan(outcome: JsonRecord): boolean {
  return outcome.message === "Firestore does not support descending key scans";
}

const queryCases = cases.filter((recordedCase) => !DECODED_ELSEWHERE.has(text(recordedCase.name)));
const succeeded = queryCases.filter((recordedCase) => record(recordedCase.outcome).status === "OK");
const failed = queryCases.filter((recordedCase) => record(recordedCase.outcome).status !== "OK");

describe("recorded queries", () => {
  it("covers the whole recording", () => {
    expect(succeeded.length + failed.length + DECODED_ELSEWHERE.size).toBe(cases.length);
  });

  it.each(succeeded.map((recordedCase) => [text(recordedCase.name), recordedCase] as const))(
    "%s",
    (_, recordedCase) => {
      const outcome = record(recordedCase.outcome);
      const found = run(queryOf(recordedCase));
      const expected = list(outcome.responses).flatMap(
        (response) => optional(record(response).document, text) ?? [],
      );
      expect(found.map((document) => document.path)).toEqual(expected);
      for (const [path, fields] of Object.entries(optional(fill(outcome.fields ?? null), record) ?? {})) {
        expect(found.find((document) => document.path === path)?.fields).toEqual(readFields(fields));
      }
    },
  );
});

describe("recorded errors", () => {
  it.each(
    failed
      .filter((recordedCase) => !isDescendingKeyScan(record(recordedCase.outcome)))
      .map((recordedCase) => [text(recordedCase.name), recordedCase] as const),
  )("%s", (_, recordedCase) => {
    const { status: code, message } = record(recordedCase.outcome);
    expect(() => run(queryOf(recordedCase))).toThrow(expect.objectContaining({ code, message }));
  });
});

// Production supports these, and limitToLast on the default order produces them.
describe("descending name order, which the official emulator rejects", () => {
  it.each(
    failed
      .filter((recordedCase) => isDescendingKeyScan(record(recordedCase.outcome)))
      .map((recordedCase) => [text(recordedCase.name), recordedCase] as const),
  )("supports %s", (_, recordedCase) => {
    const query = queryOf(recordedCase);
    const ascending = run({ ...query, orderBy: [] });
    expect(ascending.length).toBeGreaterThan(1);
    expect(run(query)).toEqual(ascending.toReversed());
  });
});
