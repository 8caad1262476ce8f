import { describe, expect, it } from "vitest";
import type { Fields, Value } from "../model/document.ts";
import { parseDocumentName } from "../model/resource-name.ts";
import { type JsonRecord, list, optional, readFixture, record, text } from "../model/testing/json.ts";
import { readFields, readValue } from "../model/testing/rest-values.ts";
import type { Database } from "./database.ts";
import { Store } from "./store.ts";
import { readWrite, TimePairs } from "./testing/rest-writes.ts";

/** Cases about other requests than commits and single reads, tested with the operations. */
const NOT_WRITES: ReadonlySet<string> = new Set([
  "create without id",
  "empty commit",
  "odd document name",
  "batch get order",
  "get with mask",
  "get with read_time before creation",
  "list documents",
  "list documents page 2",
  "list collection ids",
  "batch write",
  "read_time around a commit",
  "batch write statuses",
  "list documents with missing, as admin",
  "list documents next page",
]);

const cases = ["transforms.json", "document_writes.json"]
  .flatMap((file) => list(readFixture(file).cases))
  .map(record)
  .filter((recordedCase) => !NOT_WRITES.has(text(recordedCase.name)));

/** Server times differ from the recording. */
function withoutTime(value: Value): Value {
  if (value.kind === "map") {
    return { kind: "map", fields: withoutTimes(value.fields) };
  }
  return value.kind === "timestamp" ? { kind: "timestamp", micros: 0n } : value;
}

function withoutTimes(fields: Fields): Fields {
  return new Map([...fields].map(([name, value]) => [name, withoutTime(value)]));
}

async function replayCommit(database: Database, step: JsonRecord, times: TimePairs): Promise<void> {
  const answer = record(step.response);
  const commit = async () => {
    const writes = list(record(step.body).writes).map((write) =>
      readWrite(write, (time) => times.actual(time)),
    );
    return await database.commit(writes, {});
  };
  if (answer.error !== undefined) {
    const { status: code, message } = record(answer.error);
    await expect(commit()).rejects.toMatchObject({ code, message: times.message(text(message)) });
    return;
  }
  const { writeResults, commitTime } = await commit();
  expect(commitTime).toBe(times.pair(text(answer.commitTime), commitTime));
  const expected = list(answer.writeResults).map(record);
  expect(writeResults).toHaveLength(expected.length);
  for (const [index, result] of writeResults.entries()) {
    const { updateTime, transformResults } = expected[index] ?? {};
    expect(result.updateTime).toBe(
      updateTime === undefined ? undefined : times.pair(text(updateTime), result.updateTime ?? 0n),
    );
    expect(result.transformResults.map(withoutTime)).toEqual(
      (optional(transformResults, list) ?? []).map(readValue).map(withoutTime),
    );
  }
}

function replayGet(database: Database, step: JsonRecord, times: TimePairs): void {
  const found = database.read({ kind: "latest" }).get(parseDocumentName(text(step.path)).path);
  if (step.status === 404) {
    expect(found).toBeUndefined();
    return;
  }
  const { fields, createTime, updateTime } = record(step.response);
  expect(found?.createTime).toBe(times.actual(text(createTime)));
  expect(found?.updateTime).toBe(times.actual(text(updateTime)));
  expect(withoutTimes(found?.fields ?? new Map())).toEqual(withoutTimes(readFields(fields)));
}

async function replayCreate(database: Database, step: JsonRecord, times: TimePairs): Promise<void> {
  const [parent = "", id = ""] = text(step.path).split("?documentId=");
  const write = { update: { name: `${parent}/${id}`, fields: record(step.body).fields } };
  const { updateTime, error } = record(step.response);
  const body = { writes: [{ ...write, currentDocument: { exists: false } }] };
  const response =
    error === undefined ? { writeResults: [{ updateTime }], commitTime: updateTime } : { error };
  await replayCommit(database, { body, response }, times);
}

describe("recorded writes", () => {
  it("excludes existing cases only", () => {
    const names = ["transforms.json", "document_writes.json"]
      .flatMap((file) => list(readFixture(file).cases))
      .map((recordedCase) => text(record(recordedCase).name));
    expect(names).toEqual(expect.arrayContaining([...NOT_WRITES]));
    expect(cases.length).toBe(names.length - NOT_WRITES.size);
  });

  it.each(cases.map((recordedCase) => [text(recordedCase.name), recordedCase] as const))(
    "%s",
    async (_, recordedCase) => {
      const store = new Store();
      const times = new TimePairs();
      expect.hasAssertions();
      for (const step of list(recordedCase.steps).map(record)) {
        const [, projectId = "", databaseId = ""] =
          /^projects\/([^/]+)\/databases\/([^/]+)\//.exec(text(step.path)) ?? [];
        const database = store.database(projectId, databaseId);
        if (step.method === "GET") {
          replayGet(database, step, times);
        } else if (text(step.path).endsWith(":commit")) {
          await replayCommit(database, step, times);
        } else {
          await replayCreate(database, step, times);
        }
      }
    },
  );
});
