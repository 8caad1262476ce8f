import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { retainedUntil } from "@mindle/domain/policy/terms";
import { DAY_MS } from "@mindle/domain/time";
import { trackingEvent } from "@mindle/domain/tracking/event";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { fieldOf, type LogEntry, passes } from "./support/log-filter.ts";
import { QUERIES } from "./support/tracking-queries.ts";
import { readView } from "./support/tracking-view.ts";

const DIRECTORY = fromRoot("ops/tracking");

// What these tests read of Google Cloud's REST resources. Google checks the rest when a file is applied.

const dataset = z.object({
  datasetReference: z.object({ datasetId: z.string() }),
  location: z.string(),
  defaultPartitionExpirationMs: z.string(),
  maxTimeTravelHours: z.string(),
});
const sink = z.object({ destination: z.string(), filter: z.string() });
const exclusion = z.object({ filter: z.string() });

/** Deleted data can be restored by Google's support for as long (https://cloud.google.com/bigquery/docs/time-travel). */
const FAIL_SAFE_MS = 7 * DAY_MS;

async function read<Schema extends z.ZodMiniType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse(await readFile(`${DIRECTORY}/${file}`, "utf8")));
}

const files = {
  dataset: await read("dataset.json", dataset),
  sink: await read("sink.json", sink),
  exclusion: await read("exclusion.json", exclusion),
};
const view = await readView();

const printedLine = z.looseObject({ severity: z.string(), message: z.string() });

/** Lines as Cloud Run hands them to Cloud Logging, from the service of a function. */
function entriesOf(output: string, service = "api"): LogEntry[] {
  return output
    .trim()
    .split("\n")
    .map((line) => {
      const { severity, ...jsonPayload } = printedLine.parse(JSON.parse(line));
      return {
        severity,
        resource: { type: "cloud_run_revision", labels: { service_name: service } },
        jsonPayload,
      };
    });
}

const nameOf = (entry: LogEntry) => fieldOf(entry, "jsonPayload.event.event_name");

describe("the lines that the deployed functions print", () => {
  let output = { stdout: "", stderr: "" };

  beforeAll(async () => {
    const program = fromRoot("tests/repository/support/logged-lines-entry.ts");
    output = await promisify(execFile)(process.execPath, [program]);
  }, 60_000);

  test("go to BigQuery where they are tracking events, and no others do", () => {
    const entries = [...entriesOf(output.stdout), ...entriesOf(output.stderr)];
    expect(entries.map(({ jsonPayload }) => jsonPayload["message"])).toEqual([
      ...["tracking event", "tracking event", "request", "job finished"],
      ...["operation failed", "job failed"],
    ]);
    const exported = entries.filter((entry) => passes(entry, files.sink.filter));
    expect(exported.map(nameOf)).toEqual(["page_change", "error"]);
    const elsewhere = entriesOf(output.stdout, "queuereminders");
    expect(elsewhere.filter((entry) => passes(entry, files.sink.filter))).toEqual([]);
  });

  test("are kept out of the log's storage where BigQuery has them, but for errors of clients", () => {
    const entries = [...entriesOf(output.stdout), ...entriesOf(output.stderr)];
    const excluded = entries.filter((entry) => passes(entry, files.exclusion.filter));
    expect(excluded.map(nameOf)).toEqual(["page_change"]);
    for (const entry of excluded) expect(passes(entry, files.sink.filter)).toBe(true);
  });

  test("are in the table that the view reads, with the values that were sent", () => {
    // The sink names its table by the log: what a container of Cloud Run prints goes to run.googleapis.com/stdout or /stderr.
    expect(view.source).toBe("run_googleapis_com_stdout");
    const [page, error] = entriesOf(output.stdout).map(({ jsonPayload }) => jsonPayload["event"]);
    const rowOf = (event: unknown) =>
      Object.fromEntries(
        view.columns.map(({ name, readValue }) => [
          name,
          readValue({ timestamp: "2026-12-01T15:30:00Z", event }),
        ]),
      );
    expect(rowOf(page)).toMatchObject({
      logged_at: "2026-12-01T15:30:00Z",
      day: "2026-12-01",
      event_name: "page_change",
      client_ms: 1_700_000_000_000,
      signed_in: false,
      route: "/schema/:stage",
      width: 390,
      error_name: null,
    });
    expect(rowOf(error)).toMatchObject({
      event_name: "error",
      error_name: "TypeError",
      build: "0123456789ab",
    });
  });
});

const jsonSchema = z.looseObject({
  type: z.optional(z.string()),
  anyOf: z.optional(z.array(z.looseObject({ type: z.string() }))),
  properties: z.optional(z.record(z.string(), z.unknown())),
});

const COLUMN_TYPES: Readonly<Record<string, string>> = {
  string: "STRING",
  integer: "INT64",
  boolean: "BOOL",
};

/** Paths of all fields of a JSON schema, with the type that BigQuery has for them. */
function fieldsOf(schema: unknown, path: readonly string[] = []): [string, string][] {
  const { type, anyOf, properties } = jsonSchema.parse(schema);
  if (properties === undefined) {
    const types = new Set(type === undefined ? anyOf?.map((each) => each.type) : [type]);
    return [[path.join("."), [...types].map((each) => COLUMN_TYPES[each] ?? each).join(" ")]];
  }
  return Object.entries(properties).flatMap(([key, inner]) => fieldsOf(inner, [...path, key]));
}

describe("the view", () => {
  test("has every field of an event, but for the places of an error, with its type", () => {
    const fields = fieldsOf(z.toJSONSchema(trackingEvent));
    const lists = fields.filter(([, type]) => type === "array").map(([path]) => path);
    expect(lists).toEqual(["event_data.etc_data.frames"]);
    const columns = view.columns
      .filter(({ name }) => !["session_no", "step_no"].includes(name))
      .flatMap(({ path, type }): [string, string][] => (path === undefined ? [] : [[path, type]]));
    expect(new Map(columns)).toEqual(new Map(fields.filter(([, type]) => type !== "array")));
    expect(columns).toHaveLength(new Set(columns.map(([path]) => path)).size);
  });

  test("reads names that BigQuery keeps as they are: a sink writes them in small letters", () => {
    for (const [path] of fieldsOf(z.toJSONSchema(trackingEvent))) expect(path).toMatch(/^[a-z][a-z0-9_.]*$/);
  });
});

describe("the dataset", () => {
  test("keeps no event longer than the privacy policy says, and hardly less long", () => {
    const expiration = Number(files.dataset.defaultPartitionExpirationMs);
    const timeTravel = Number(files.dataset.maxTimeTravelHours) * 3_600_000;
    const noLeapYearIn2100 = { min: Date.UTC(2026, 0, 1), max: Date.UTC(2090, 0, 1) };
    fc.assert(
      fc.property(fc.integer(noLeapYearIn2100), (loggedAt) => {
        // A partition expires that long after the day of UTC began.
        const day = loggedAt - (loggedAt % DAY_MS);
        const gone = day + expiration + timeTravel + FAIL_SAFE_MS;
        expect(gone).toBeLessThanOrEqual(retainedUntil(loggedAt));
        expect(gone).toBeGreaterThan(retainedUntil(loggedAt) - 2 * DAY_MS);
      }),
    );
  });

  test("is where the sink writes and the view reads, in the region that the privacy policy names", async () => {
    const { datasetId } = files.dataset.datasetReference;
    expect(files.sink.destination.endsWith(`/datasets/${datasetId}`)).toBe(true);
    expect(view.name).toBe(`${datasetId}.events`);
    const functions = await readFile(fromRoot("functions/src/index.ts"), "utf8");
    expect(functions).toContain(`region: "${files.dataset.location}"`);
  });
});

test("every query is one of those that are tested", async () => {
  expect((await readdir(`${DIRECTORY}/queries`)).toSorted()).toEqual(Object.keys(QUERIES).toSorted());
});

test("the README applies every file and names what must be seen before the log stops keeping events", async () => {
  const readme = await readFile(`${DIRECTORY}/README.md`, "utf8");
  for (const file of await readdir(DIRECTORY)) {
    if (file.endsWith(".json")) expect(readme).toContain(`create ${file} `);
    else if (file.endsWith(".sql")) expect(readme).toContain(`< ${file}`);
  }
  expect(readme).toContain(`"expirationMs": "${files.dataset.defaultPartitionExpirationMs}"`);
});
