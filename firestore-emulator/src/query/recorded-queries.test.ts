import { describe, expect, it } from "vitest";
import type { StoredDocument } from "../model/document.ts";
import type { Query } from "../model/query.ts";
import { Store } from "../state/store.ts";
import { project } from "./project.ts";
import { type JsonRecord, list, optional, readFixture, record, text } from "./testing/json.ts";
import { readQuery } from "./testing/rest-queries.ts";
import { readFields } from "./testing/rest-values.ts";
import { validateQuery } from "./validate.ts";

const PROJECT = "demo";
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

/** Refusals and features that belong to reading the request, not to the query itself. */
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

const own = cases.filter((recordedCase) => !DECODED_ELSEWHERE.has(text(recordedCase.name)));
const answered = own.filter((recordedCase) => record(recordedCase.outcome).status === "OK");
const refused = own.filter((recordedCase) => record(recordedCase.outcome).status !== "OK");

describe("recorded queries", () => {
  it("covers the whole recording", () => {
    expect(answered.length + refused.length + DECODED_ELSEWHERE.size).toBe(cases.length);
  });

  it.each(answered.map((recordedCase) => [text(recordedCase.name), recordedCase] as const))(
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

describe("recorded refusals", () => {
  it.each(
    refused
      .filter((recordedCase) => !isDescendingKeyScan(record(recordedCase.outcome)))
      .map((recordedCase) => [text(recordedCase.name), recordedCase] as const),
  )("%s", (_, recordedCase) => {
    const { status: code, message } = record(recordedCase.outcome);
    expect(() => run(queryOf(recordedCase))).toThrow(expect.objectContaining({ code, message }));
  });
});

// Production serves these, and limitToLast on the default order produces them.
describe("descending name order, which the official emulator refuses", () => {
  it.each(
    refused
      .filter((recordedCase) => isDescendingKeyScan(record(recordedCase.outcome)))
      .map((recordedCase) => [text(recordedCase.name), recordedCase] as const),
  )("serves %s", (_, recordedCase) => {
    const query = queryOf(recordedCase);
    const ascending = run({ ...query, orderBy: [] });
    expect(ascending.length).toBeGreaterThan(1);
    expect(run(query)).toEqual(ascending.toReversed());
  });
});
