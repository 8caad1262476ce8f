import { cp, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { mustRun } from "../../scripts/internal/process/run-command.ts";
import { type BenchTool, benchToolFile } from "../shared/bench-tools.ts";
import type { BenchBrowser } from "./phone.ts";

export const LIGHTHOUSE: BenchTool = { name: "lighthouse", version: "13.5.0" };

const REPORTS = ".cache/bench-web/lighthouse";

/** npm's Chromium sometimes leaves a score out. */
const ATTEMPTS = 3;

const score = z.object({ score: z.nullable(z.number()) });
const audit = z.object({ numericValue: z.number() });
const schema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    "best-practices": score,
    seo: score,
  }),
  audits: z.object({
    "first-contentful-paint": audit,
    "largest-contentful-paint": audit,
    "total-blocking-time": audit,
    "cumulative-layout-shift": audit,
    "network-requests": z.object({
      details: z.object({
        items: z.array(
          z.object({ resourceType: z.optional(z.string()), transferSize: z.optional(z.number()) }),
        ),
      }),
    }),
  }),
});

/** How Lighthouse throttles: `devtools` slows the browser down, `simulate` computes a slow load from a fast one. */
export type Throttling = "devtools" | "simulate";

/** Lighthouse's figures on a phone. */
export interface LighthouseFigures {
  /** 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** Without a unit. */
  readonly cls: number;
  /** Compressed bytes over the network until the page is idle. */
  readonly scriptBytes: number;
  readonly allBytes: number;
}

export interface LighthouseTask {
  readonly url: string;
  readonly throttling: Throttling;
  readonly browser: BenchBrowser;
  /** Name of the report in .cache. */
  readonly name: string;
  /** Directory of a signed-in browser profile; every run has a copy of it. A new profile by default. */
  readonly profile: string | undefined;
}

/** Runs Lighthouse; again when it leaves a score out. */
export async function runLighthouse(task: LighthouseTask): Promise<LighthouseFigures> {
  await mkdir(fromRoot(REPORTS), { recursive: true });
  const file = join(fromRoot(REPORTS), `${task.name}-${task.throttling}.json`);
  for (let attempt = 1; ; attempt += 1) {
    const profile = task.profile === undefined ? undefined : await copyOf(task.profile);
    await mustRun(
      process.execPath,
      [
        benchToolFile(LIGHTHOUSE, "cli/index.js"),
        task.url,
        "--quiet",
        "--form-factor=mobile",
        `--throttling-method=${task.throttling}`,
        `--chrome-flags=${chromeFlags(task.browser, profile)}`,
        // It would delete the sign-in.
        ...(profile === undefined ? [] : ["--disable-storage-reset"]),
        "--output=json",
        `--output-path=${file}`,
      ],
      { env: { CHROME_PATH: task.browser.executablePath } },
    );
    const figures = figuresOf(z.safeParse(schema, JSON.parse(await readFile(file, "utf8"))));
    if (figures !== undefined) return figures;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse left a figure out ${ATTEMPTS} times: ${file}`);
  }
}

async function copyOf(profile: string): Promise<string> {
  const copy = `${profile}-copy`;
  await rm(copy, { recursive: true, force: true });
  await cp(profile, copy, { recursive: true });
  return copy;
}

/** With values in quotes, as Lighthouse parses them. */
function chromeFlags({ args }: BenchBrowser, profile: string | undefined): string {
  const all = [...args, ...(profile === undefined ? [] : [`--user-data-dir=${profile}`])];
  return ["--headless=new", "--disable-gpu", ...all.map((arg) => arg.replace(/=(.*)$/, '="$1"'))].join(" ");
}

function figuresOf(
  report: z.core.util.SafeParseResult<z.output<typeof schema>>,
): LighthouseFigures | undefined {
  if (!report.success) return undefined;
  const { categories, audits } = report.data;
  const { performance, accessibility, "best-practices": bestPractices, seo } = categories;
  if ([performance, accessibility, bestPractices, seo].some((category) => category.score === null)) {
    return undefined;
  }
  const points = (category: z.output<typeof score>) => Math.round((category.score ?? 0) * 100);
  const requests = audits["network-requests"].details.items;
  const bytes = (items: typeof requests) =>
    items.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
  return {
    performance: points(performance),
    accessibility: points(accessibility),
    bestPractices: points(bestPractices),
    seo: points(seo),
    fcp: audits["first-contentful-paint"].numericValue,
    lcp: audits["largest-contentful-paint"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === "Script")),
    allBytes: bytes(requests),
  };
}
