import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isDifferent } from "../testing/differences.ts";
import { send } from "../testing/raw-http.ts";
import { readRecorded } from "../testing/recorded.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

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

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe.each(["document_writes", "transforms"])("%s as recorded", (file) => {
  test.each(readRecorded<{ cases: readonly StepsCase[] }>(file).cases)("$name", async ({ name, steps }) => {
    const recorded = new Naming();
    const seen = new Naming();
    /** Recorded times and page tokens, with those that took their place in this run. */
    const replacements = new Map<string, string>();
    for (const [index, step] of steps.entries()) {
      const answer = await send(server, {
        method: step.method,
        path: `/v1/${replaceAll(step.path, replacements)}`,
        // The recording does not say who called; administrators' calls are those that were let through.
        headers: ADMIN_CALL.test(step.path) && step.status === 200 ? { Authorization: "Bearer owner" } : {},
        body: step.body === null ? undefined : replaceAll(JSON.stringify(step.body), replacements),
      });
      if (isDifferent(file, `${name} #${index}`)) continue;
      const expected = JSON.stringify(step.response);
      const actual = JSON.stringify(JSON.parse(answer.body));
      expect(answer.status).toBe(step.status);
      expect(sorted(seen.name(actual))).toEqual(sorted(recorded.name(expected)));
      pair(replacements, expected, actual);
    }
  });
});

/** Gives the times of a run the names t0, t1, … in order of appearance, so that equal ones can be told from others. */
class Naming {
  readonly #times = new Map<string, string>();

  name(json: string): string {
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

function sorted(json: string): unknown {
  return JSON.parse(json);
}

function pair(replacements: Map<string, string>, expected: string, actual: string): void {
  const times = actual.match(MICROS) ?? [];
  for (const [index, time] of (expected.match(MICROS) ?? []).entries()) {
    replacements.set(time, times[index] ?? time);
  }
  const token = PAGE_TOKEN.exec(expected)?.[1];
  const own = PAGE_TOKEN.exec(actual)?.[1];
  if (token !== undefined && own !== undefined)
    replacements.set(encodeURIComponent(token), encodeURIComponent(own));
}

function replaceAll(text: string, replacements: ReadonlyMap<string, string>): string {
  let replaced = text;
  for (const [from, to] of replacements) replaced = replaced.replaceAll(from, to);
  return replaced;
}
