import { describe, expect, test } from "vitest";
import { isIntendedDifference } from "../testing/differences.ts";
import { send } from "../testing/raw-http.ts";
import { readRecorded } from "../testing/recorded.ts";
import { testServerFixture } from "../testing/test-server.ts";

interface StepsCase {
  readonly name: string;
  readonly steps: readonly {
    readonly method: string;
    readonly path: string;
    readonly body: unknown;
    readonly status: number;
    readonly response: unknown;
  }[];
}

const ADMIN_CALL = /listCollectionIds|showMissing|batchWrite/;
const MICROS = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{4,6}Z/g;
const MILLIS = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z/g;
const AUTO_ID = /documents\/c\/[A-Za-z0-9]{20}"/g;
const VERSIONS = /\((\d{15,16})\)/g;
const PAGE_TOKEN = /"nextPageToken":"([^"]*)"/;

const server = testServerFixture();

describe.each(["document_writes", "transforms"])("%s as recorded", (file) => {
  test.each(readRecorded<{ cases: readonly StepsCase[] }>(file).cases)("$name", async ({ name, steps }) => {
    const recorded = new TimeNormalizer();
    const seen = new TimeNormalizer();
    /** Recorded times and page tokens → those of this run. */
    const replacements = new Map<string, string>();
    for (const [index, step] of steps.entries()) {
      const response = await send(server, {
        method: step.method,
        path: `/v1/${replaceAll(step.path, replacements)}`,
        // The recording does not contain the caller; successful admin requests were sent by administrators.
        headers: ADMIN_CALL.test(step.path) && step.status === 200 ? { Authorization: "Bearer owner" } : {},
        body: step.body === null ? undefined : replaceAll(JSON.stringify(step.body), replacements),
      });
      if (isIntendedDifference(file, `${name} #${index}`)) continue;
      const expected = JSON.stringify(step.response);
      const actual = JSON.stringify(JSON.parse(response.body));
      expect(response.status).toBe(step.status);
      expect(parse(seen.normalize(actual))).toEqual(parse(recorded.normalize(expected)));
      addReplacements(replacements, expected, actual);
    }
  });
});

/** Replaces the times of a run by t0, t1, … in order of first occurrence; equal times get the same name. */
class TimeNormalizer {
  readonly #times = new Map<string, string>();

  normalize(json: string): string {
    return json
      .replace(MICROS, (time) => {
        const known = this.#times.get(time) ?? `t${this.#times.size}`;
        this.#times.set(time, known);
        return known;
      })
      .replace(MILLIS, "<millis>")
      .replace(AUTO_ID, 'documents/c/<auto>"')
      .replace(VERSIONS, "(<version>)")
      .replace(PAGE_TOKEN, '"nextPageToken":"<token>"');
  }
}

function parse(json: string): unknown {
  return JSON.parse(json);
}

function addReplacements(replacements: Map<string, string>, expected: string, actual: string): void {
  const times = actual.match(MICROS) ?? [];
  for (const [index, time] of (expected.match(MICROS) ?? []).entries()) {
    replacements.set(time, times[index] ?? time);
  }
  const token = PAGE_TOKEN.exec(expected)?.[1];
  const actualToken = PAGE_TOKEN.exec(actual)?.[1];
  if (token !== undefined && actualToken !== undefined)
    replacements.set(encodeURIComponent(token), encodeURIComponent(actualToken));
}

function replaceAll(text: string, replacements: ReadonlyMap<string, string>): string {
  let replaced = text;
  for (const [from, to] of replacements) replaced = replaced.replaceAll(from, to);
  return replaced;
}
