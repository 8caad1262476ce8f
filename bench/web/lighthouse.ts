import { cp, mkdir, readFile, rm } from "node:fs/promises";
import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import * as z from "zod/mini";
import { markdownTable } from "../../scripts/internal/command.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { mustRun } from "../../scripts/internal/process/run-command.ts";
import { type BenchTool, benchToolFile } from "../shared/bench-tools.ts";
import { kilobytes, median, milliseconds } from "../shared/figures.ts";
import { BROWSER_ARGS, executablePath } from "./phone.ts";
import { signedInProfile } from "./sign-in.ts";
import { type BenchTarget, STEP } from "./survey-peer.ts";

export const LIGHTHOUSE: BenchTool = { name: "lighthouse", version: "13.5.0" };

const REPORTS = fromRoot(".cache/bench-web/lighthouse");
const PROFILE = fromRoot(".cache/bench-web/profile");

/** npm's Chromium sometimes leaves a score out. */
const ATTEMPTS = 3;

const score = z.object({ score: z.number() });
const audit = z.object({ numericValue: z.number() });
const request = z.object({ resourceType: z.optional(z.string()), transferSize: z.optional(z.number()) });
const schema = z.object({
  categories: z.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: z.object({
    "largest-contentful-paint": audit,
    "total-blocking-time": audit,
    "cumulative-layout-shift": audit,
    "network-requests": z.object({ details: z.object({ items: z.array(request) }) }),
  }),
});
type Report = z.output<typeof schema>;

interface Page {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn?: boolean;
}

/** The columns of the table: what they show of a report, and how. */
const COLUMNS: readonly (readonly [string, (report: Report) => number, (value: number) => string])[] = [
  ["LCP", ({ audits }) => audits["largest-contentful-paint"].numericValue, milliseconds],
  ["TBT", ({ audits }) => audits["total-blocking-time"].numericValue, milliseconds],
  ["CLS", ({ audits }) => audits["cumulative-layout-shift"].numericValue, (value) => value.toFixed(3)],
  ["performance", ({ categories }) => 100 * categories.performance.score, (value) => value.toFixed(0)],
  ["accessibility", ({ categories }) => 100 * categories.accessibility.score, (value) => value.toFixed(0)],
  [
    "best practices",
    ({ categories }) => 100 * categories["best-practices"].score,
    (value) => value.toFixed(0),
  ],
  ["SEO", ({ categories }) => 100 * categories.seo.score, (value) => value.toFixed(0)],
  ["JS received", (report) => bytesOf(report, "Script"), kilobytes],
  ["all received", (report) => bytesOf(report), kilobytes],
];

/** Lighthouse on our most visited pages as two Markdown tables, `devtools` and `simulate`. `result` is the path of a result. */
export async function lighthouseTables(ours: BenchTarget, result: string, runs: number): Promise<string> {
  const pages: readonly Page[] = [
    { name: "landing", path: "/" },
    { name: "wizard", path: ours.questions },
    { name: "result", path: result },
    { name: "login", path: "/auth/login" },
    { name: "voucher", path: "/voucher/pleaser-starter" },
    { name: "home", path: "/home", isSignedIn: true },
    { name: "schedule", path: schedulePath(STEP.programId), isSignedIn: true },
    { name: "viewer", path: viewerPath(STEP.programId, STEP.stepId, 1), isSignedIn: true },
  ];
  const { origin } = ours.server;
  await signedInProfile(origin, PROFILE);
  const tables: string[] = [];
  for (const throttling of ["devtools", "simulate"] as const) {
    const reports = new Map<Page, Report[]>(pages.map((page) => [page, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const page of run % 2 === 0 ? pages : pages.toReversed()) {
        console.error(`Lighthouse, ${throttling}, ${run + 1} of ${runs}: ${page.name}`);
        reports.get(page)?.push(await runLighthouse(page, origin, throttling));
      }
    }
    tables.push(
      markdownTable(
        [`Lighthouse mobile, \`${throttling}\``, ...COLUMNS.map(([title]) => title)],
        [...reports].map(([{ name }, list]) => [
          name,
          ...COLUMNS.map(([, figure, format]) => format(median(list.map(figure)))),
        ]),
      ),
    );
  }
  return tables.join("\n\n");
}

/** `devtools` slows the browser down, `simulate` computes a slow load from a fast one. */
async function runLighthouse(
  { name, path, isSignedIn = false }: Page,
  origin: string,
  throttling: "devtools" | "simulate",
): Promise<Report> {
  await mkdir(REPORTS, { recursive: true });
  const file = `${REPORTS}/${name}-${throttling}.json`;
  for (let attempt = 1; ; attempt += 1) {
    const copy = `${PROFILE}-copy`;
    await rm(copy, { recursive: true, force: true });
    if (isSignedIn) await cp(PROFILE, copy, { recursive: true });
    // With values in quotes, as Lighthouse parses them.
    const flags = [...BROWSER_ARGS, ...(isSignedIn ? [`--user-data-dir=${copy}`] : [])].map((arg) =>
      arg.replace(/=(.*)$/, '="$1"'),
    );
    await mustRun(
      process.execPath,
      [
        benchToolFile(LIGHTHOUSE, "cli/index.js"),
        origin + path,
        ...["--quiet", "--form-factor=mobile", `--throttling-method=${throttling}`],
        `--chrome-flags=--headless=new --disable-gpu ${flags.join(" ")}`,
        // It would delete the sign-in.
        ...(isSignedIn ? ["--disable-storage-reset"] : []),
        ...["--output=json", `--output-path=${file}`],
      ],
      { env: { CHROME_PATH: await executablePath() } },
    );
    const report = z.safeParse(schema, JSON.parse(await readFile(file, "utf8")));
    if (report.success) return report.data;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse left a figure out ${ATTEMPTS} times: ${file}`);
  }
}

/** Compressed bytes over the network until the page is idle. */
function bytesOf({ audits }: Report, type?: string): number {
  return audits["network-requests"].details.items
    .filter(({ resourceType }) => type === undefined || resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
