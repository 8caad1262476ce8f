import { readdir, readFile } from "node:fs/promises";
import { makeTrackingEvent } from "@mindle/domain/testing/tracking";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { STATUS_PATH } from "../../functions/src/http/status.ts";
import {
  failureLine,
  jobFailureLine,
  jobLine,
  requestLine,
  trackingLine,
} from "../../functions/src/logging/log-lines.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { fieldOf, type LogEntry, passes } from "./support/log-filter.ts";

const DIRECTORY = fromRoot("ops/monitoring");

// What these tests read of Google Cloud's REST resources. Google checks the rest when a file is applied.

const logMetric = z.object({
  name: z.string(),
  filter: z.string(),
  metricDescriptor: z.object({ labels: z.array(z.object({ key: z.string() })) }),
  labelExtractors: z.record(z.string(), z.string().check(z.regex(/^EXTRACT\([A-Za-z_.]+\)$/))),
});

const condition = z.object({
  filter: z.string(),
  denominatorFilter: z.optional(z.string()),
  aggregations: z.array(z.object({ groupByFields: z.optional(z.array(z.string())) })),
});

const alertPolicy = z.object({
  conditions: z.array(
    z.union([z.object({ conditionThreshold: condition }), z.object({ conditionAbsent: condition })]),
  ),
});

const serviceLevelObjective = z.object({
  serviceLevelIndicator: z.object({
    requestBased: z.union([
      z.object({ goodTotalRatio: z.record(z.string(), z.string()) }),
      z.object({ distributionCut: z.object({ distributionFilter: z.string() }) }),
    ]),
  }),
});

const uptimeCheck = z.object({
  httpCheck: z.object({ path: z.string() }),
  contentMatchers: z.array(z.object({ jsonPathMatcher: z.object({ jsonPath: z.string() }) })),
});

/** Metrics of Google Cloud that we use (https://cloud.google.com/monitoring/api/metrics_gcp), and the labels that we name. */
const METRICS: Readonly<Record<string, readonly string[]>> = {
  "run.googleapis.com/request_count": ["response_code_class"],
  "run.googleapis.com/request_latencies": ["response_code_class"],
  "monitoring.googleapis.com/uptime_check/check_passed": ["check_id"],
};

/** Labels of their monitored resources (https://cloud.google.com/monitoring/api/resources). */
const RESOURCES: Readonly<Record<string, readonly string[]>> = {
  cloud_run_revision: ["service_name"],
  uptime_url: ["host"],
};

async function read<Schema extends z.ZodMiniType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse(await readFile(`${DIRECTORY}/${file}`, "utf8")));
}

async function readAll<Schema extends z.ZodMiniType>(folder: string, schema: Schema) {
  const files = await readdir(`${DIRECTORY}/${folder}`);
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace(/\.json$/, ""),
      content: await read(`${folder}/${file}`, schema),
    })),
  );
}

const metrics = await readAll("metrics", logMetric);
const policies = await readAll("policies", alertPolicy);
const objectives = await readAll("slos", serviceLevelObjective);

/** A line of a function as Cloud Run hands it to Cloud Logging: the severity is taken out of it. */
function entryOf({ severity, ...line }: { readonly severity: string }, functionName = "api"): LogEntry {
  return {
    severity,
    // Cloud Run's services have the functions' names in small letters.
    resource: { type: "cloud_run_revision", labels: { service_name: functionName.toLowerCase() } },
    jsonPayload: JSON.parse(JSON.stringify(line)),
  };
}

function request(operation: string, status: number) {
  return entryOf(requestLine({ operation, status, durationMs: 12.3 }));
}

function tracked(event_name: "error" | "page_change"): LogEntry {
  const event = makeTrackingEvent({ uuid: "abcdefghij0123456789abcd" });
  const { context } = event.event_data;
  const details = { error_name: "TypeError", build: "0123456789ab", frames: ["main-A1.js:1:2"] };
  const etc_data = event_name === "error" ? details : {};
  return entryOf(trackingLine({ ...event, event_name, event_data: { context, etc_data } }));
}

const failure = { operation: "auth/getUserInfo", sessionId: null, error: new Error("no") };

/** Lines that each metric counts, with the values of its labels, and lines that it does not. */
const LINES: Readonly<Record<string, { counted: [LogEntry, Record<string, string>][]; others: LogEntry[] }>> =
  {
    client_errors: {
      counted: [[tracked("error"), { build: "0123456789ab", name: "TypeError" }]],
      others: [tracked("page_change"), request("auth/getUserInfo", 500)],
    },
    operation_failures: {
      counted: [[entryOf(failureLine(failure)), { operation: "auth/getUserInfo" }]],
      others: [request("auth/getUserInfo", 500), entryOf(jobFailureLine("queueReminders", new Error("no")))],
    },
    payment_failures: {
      counted: [
        [request("purchase/processIosIapPayment", 503), { operation: "purchase/processIosIapPayment" }],
        [request("appStoreNotifications", 500), { operation: "appStoreNotifications" }],
      ],
      others: [request("purchase/processIosIapPayment", 400), request("auth/getUserInfo", 500)],
    },
    job_runs: {
      counted: [[entryOf(jobLine("queueReminders", 3, 1.5), "queueReminders"), { job: "queueReminders" }]],
      others: [entryOf(jobFailureLine("queueReminders", new Error("no")), "queueReminders")],
    },
    job_failures: {
      counted: [
        [
          entryOf(jobFailureLine("queueReminders", new Error("no")), "queueReminders"),
          { job: "queueReminders" },
        ],
      ],
      others: [entryOf(jobLine("queueReminders", 3, 1.5), "queueReminders")],
    },
    // The extension's lines are not ours: its function is named after the extension.
    mail_failures: {
      counted: [[entryOf({ severity: "ERROR" }, "ext-firestore-send-email-processQueue"), {}]],
      others: [
        entryOf({ severity: "INFO" }, "ext-firestore-send-email-processQueue"),
        entryOf(failureLine(failure)),
      ],
    },
  };

describe("metrics of the log", () => {
  test("are those whose lines are known", () => {
    expect(metrics.map(({ name }) => name).toSorted()).toEqual(Object.keys(LINES).toSorted());
  });

  test.each(metrics)("$name counts the lines that the functions write", ({ name, content }) => {
    expect(content.name).toBe(name);
    const keys = content.metricDescriptor.labels.map(({ key }) => key);
    expect(Object.keys(content.labelExtractors).toSorted()).toEqual(keys.toSorted());
    for (const [entry, labels] of LINES[name]?.counted ?? []) {
      expect(passes(entry, content.filter)).toBe(true);
      const extracted = Object.entries(content.labelExtractors).map(([key, extractor]) => [
        key,
        fieldOf(entry, extractor.slice("EXTRACT(".length, -1)),
      ]);
      expect(Object.fromEntries(extracted)).toEqual(labels);
    }
    for (const entry of LINES[name]?.others ?? []) expect(passes(entry, content.filter)).toBe(false);
  });

  test("of payments name operations that there are", async () => {
    const { CONTRACT } = await import("@mindle/domain/api/contract");
    const paths = Object.values(CONTRACT).map(({ path }): string => path);
    const filter = metrics.find(({ name }) => name === "payment_failures")?.content.filter ?? "";
    const named = [...filter.matchAll(/"(purchase\/\w+)"/g)].map(([, path]) => path);
    expect(named).not.toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(named));
  });
});

interface Series {
  readonly name: string;
  readonly filter: string;
  readonly labels: readonly string[];
}

/** All filters of time series, and the labels by which they are grouped. */
const series: readonly Series[] = [
  ...policies.flatMap(({ name, content }) =>
    content.conditions.flatMap((each) => {
      const { filter, denominatorFilter, aggregations } =
        "conditionAbsent" in each ? each.conditionAbsent : each.conditionThreshold;
      const labels = aggregations.flatMap(({ groupByFields }) => groupByFields ?? []);
      return [filter, ...(denominatorFilter === undefined ? [] : [denominatorFilter])].map((named) => ({
        name,
        filter: named,
        labels,
      }));
    }),
  ),
  ...objectives.flatMap(({ name, content }) => {
    const { requestBased } = content.serviceLevelIndicator;
    const filters =
      "goodTotalRatio" in requestBased
        ? Object.values(requestBased.goodTotalRatio)
        : [requestBased.distributionCut.distributionFilter];
    return filters.map((filter) => ({ name, filter, labels: [] }));
  }),
];

test.each(series)("$name reads what there is: $filter", ({ filter, labels }) => {
  const burning =
    /^select_slo_burn_rate\("projects\/\$\{PROJECT\}\/services\/mindle\/serviceLevelObjectives\/(\w+)", "\d+s"\)$/;
  const objective = burning.exec(filter)?.[1];
  if (objective !== undefined) {
    expect(objectives.map(({ name }) => name)).toContain(objective);
    return;
  }
  const [, metric = "", resource = ""] =
    /^metric\.type="([^"]+)" AND resource\.type="([^"]+)"/.exec(filter) ?? [];
  const own = metrics.find(({ name }) => metric === `logging.googleapis.com/user/${name}`);
  const metricLabels = own?.content.metricDescriptor.labels.map(({ key }) => key) ?? METRICS[metric];
  const named = [
    ...filter.matchAll(/(metric|resource)\.labels\.([a-z_]+)=/g),
    ...labels.map((label) => label.split(".label.")),
  ];
  const known = [
    ...(metricLabels ?? []).map((label) => `metric ${label}`),
    ...(RESOURCES[resource] ?? []).map((label) => `resource ${label}`),
  ];
  expect(metricLabels).toBeDefined();
  expect(RESOURCES).toHaveProperty(resource);
  for (const parts of named) expect(known).toContain(parts.slice(-2).join(" "));
});

test("a job that does not run is noticed, for each of them", async () => {
  const source = await readFile(fromRoot("functions/src/index.ts"), "utf8");
  const jobs = [...source.matchAll(/(\w+): \(\) => \w+\(deps/g)].map(([, job]) => job);
  expect(jobs).toHaveLength(4);
  const conditions = policies.find(({ name }) => name === "jobs-missing")?.content.conditions ?? [];
  for (const job of jobs) expect(JSON.stringify(conditions)).toContain(`metric.labels.job=\\"${job}\\"`);
});

test("the uptime check asks the status route", async () => {
  const { httpCheck, contentMatchers } = await read("uptime-check.json", uptimeCheck);
  expect(httpCheck.path).toBe(STATUS_PATH);
  expect(contentMatchers[0]?.jsonPathMatcher.jsonPath).toBe("$.success");
});

test("the README applies every file", async () => {
  const readme = await readFile(`${DIRECTORY}/README.md`, "utf8");
  const all = await readdir(DIRECTORY, { recursive: true, withFileTypes: true });
  const folders = ["metrics/*", "policies/*", "slos/$slo.json"];
  for (const named of folders) expect(readme).toContain(named);
  for (const { name } of objectives) expect(readme).toMatch(new RegExp(`for slo in [a-z ]*\\b${name}\\b`));
  const files = all.filter(
    (entry) => entry.isFile() && entry.parentPath === DIRECTORY && entry.name !== "README.md",
  );
  for (const { name } of files) expect(readme).toContain(`create ${name} `);
});
