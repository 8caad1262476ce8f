import { INSTANCE } from "../../functions/src/instance.ts";
import { markdownTable } from "../shared/markdown.ts";
import { dailyCost, totalOf } from "./money.ts";
import { busiestHour, CALLS_PER_DAY, dailyUsage, USER_DAY, usersOf } from "./user-day.ts";

const SIZES = [
  { name: "1 k", users: 1_000 },
  { name: "100 k", users: 100_000 },
  { name: "10 M", users: 10_000_000 },
] as const;

/** Tables of a user-day's calls, use and cost, as Markdown. */
export function scaleTables(): string {
  const usage = dailyUsage();
  const calls = Object.entries(CALLS_PER_DAY).map(([name, times]) => `${name} ${times}`);
  const used = markdownTable(
    ["one active user on one day", ""],
    [
      ["reads", usage.reads.toFixed(1)],
      ["writes", usage.writes.toFixed(1)],
      ["deletes (expired documents)", usage.deletes.toFixed(1)],
      ["invocations", usage.invocations.toFixed(1)],
      ["function seconds (vCPU)", usage.cpuSeconds.toFixed(2)],
      ["function GiB-seconds", usage.memoryGibSeconds.toFixed(2)],
      ["egress", `${(usage.egressBytes / 1000).toFixed(0)} kB`],
      ["stored, to stay", `${(usage.storedBytes / 1000).toFixed(0)} kB`],
      ["logged of requests", `${(usage.loggedBytes / 1000).toFixed(0)} kB`],
      ["tracking events, streamed to BigQuery", `${(usage.streamedBytes / 1000).toFixed(0)} kB`],
    ],
  );
  const costs = SIZES.map(({ users }) => dailyCost(usage, users));
  const row = (name: string, dollars: readonly number[]) => [
    name,
    ...dollars.map((day) => `$${day.toFixed(2)}`),
  ];
  const money = markdownTable(
    ["dollars a day, users active on it", ...SIZES.map(({ name }) => name)],
    [
      row(
        "Firestore: reads, writes, deletes",
        costs.map(({ firestore }) => firestore),
      ),
      row(
        "Firestore: stored after a year",
        costs.map(({ storage }) => storage),
      ),
      row(
        "Functions",
        costs.map(({ functions }) => functions),
      ),
      row(
        "Hosting egress",
        costs.map(({ egress }) => egress),
      ),
      row(
        "Logs, without tracking events",
        costs.map(({ logs }) => logs),
      ),
      row(
        "Tracking events in BigQuery, with a year of them",
        costs.map(({ bigQuery }) => bigQuery),
      ),
      row(
        "Auth",
        costs.map(({ auth }) => auth),
      ),
      row("all", costs.map(totalOf)),
      [
        "dollars per 1,000 user-days",
        ...costs.map((cost, size) => `$${((1000 * totalOf(cost)) / (SIZES[size]?.users ?? 1)).toFixed(3)}`),
      ],
    ],
  );
  const busiest = SIZES.map(({ users }) => busiestHour(usage, users));
  const instances = markdownTable(
    ["busiest hour, users active on the day", ...SIZES.map(({ name }) => name)],
    [
      ["requests a second", ...busiest.map(({ requests }) => requests.toFixed(requests < 10 ? 1 : 0))],
      ["instances", ...busiest.map(({ instances: count }) => String(count))],
    ],
  );
  const { maxInstances } = INSTANCE;
  const enough =
    `A request takes ${1000 * USER_DAY.processorSecondsPerRequest} ms of processor time, and Cloud Run starts another instance ` +
    `at ${100 * USER_DAY.targetUtilisation} % processor use. The ${maxInstances} instances that are allowed suffice for ` +
    `${(usersOf(maxInstances, usage) / 1e6).toFixed(1)} M users a day.`;
  return `Calls: ${calls.join(", ")}.\n\n${used}\n\n${money}\n\n${instances}\n\n${enough}`;
}
