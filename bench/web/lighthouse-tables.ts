import { fromRoot } from "../../scripts/internal/paths.ts";
import { kilobytes, markdownTable, milliseconds, ratio } from "../shared/markdown.ts";
import { median } from "../shared/statistics.ts";
import { type LighthouseFigures, runLighthouse, type Throttling } from "./lighthouse.ts";
import type { BenchBrowser } from "./phone.ts";
import { signedInProfile } from "./sign-in.ts";
import type { BenchTarget } from "./targets.ts";

export interface BenchOptions {
  readonly runs: number;
  readonly browser: BenchBrowser;
}

interface Page {
  readonly name: string;
  readonly url: string;
  /** Goal of the largest contentful paint, in milliseconds. */
  readonly lcpGoal: number;
  readonly isSignedIn?: boolean;
}

const PUBLIC_LCP_GOAL_MS = 900;
/** Of the first programme's card. */
const HOME_LCP_GOAL_MS = 2500;
const PROFILE = ".cache/bench-web/profile";

type Medians = Readonly<Record<keyof LighthouseFigures, number>>;

/** Lighthouse on our most visited pages as two Markdown tables, `devtools` and `simulate`. `result` is the path of a result. */
export async function measurePages(
  ours: BenchTarget,
  result: string,
  options: BenchOptions,
): Promise<string> {
  const { origin } = ours.server;
  const pages: readonly Page[] = [
    { name: "landing", url: `${origin}${ours.landing}`, lcpGoal: PUBLIC_LCP_GOAL_MS },
    { name: "wizard", url: `${origin}${ours.questions}`, lcpGoal: PUBLIC_LCP_GOAL_MS },
    { name: "result", url: origin + result, lcpGoal: PUBLIC_LCP_GOAL_MS },
    { name: "login", url: `${origin}/auth/login`, lcpGoal: PUBLIC_LCP_GOAL_MS },
    { name: "voucher", url: `${origin}/voucher/pleaser-starter`, lcpGoal: PUBLIC_LCP_GOAL_MS },
    { name: "home, signed in", url: `${origin}/home`, lcpGoal: HOME_LCP_GOAL_MS, isSignedIn: true },
  ];
  await signedInProfile(options.browser, { origin, directory: fromRoot(PROFILE) });
  const devtools = await lighthouseAll(pages, "devtools", options);
  const simulate = await lighthouseAll(pages, "simulate", options);
  return [
    markdownTable(
      [
        "Lighthouse mobile, `devtools`",
        "FCP",
        "LCP",
        "goal",
        "TBT",
        "CLS",
        "performance",
        "JS received",
        "all received",
      ],
      [
        ["*goal*", "", "", "", "≤ 50 ms", "≤ 0.01", "", "", ""],
        ...pages.map(({ name, lcpGoal }) => {
          const figures = devtools.get(name);
          return [
            name,
            figures && milliseconds(figures.fcp),
            figures && milliseconds(figures.lcp),
            `≤ ${milliseconds(lcpGoal)}`,
            figures && milliseconds(figures.tbt),
            figures?.cls.toFixed(3),
            figures?.performance.toFixed(0),
            figures && kilobytes(figures.scriptBytes),
            figures && kilobytes(figures.allBytes),
          ];
        }),
      ],
    ),
    markdownTable(
      [
        "Lighthouse mobile, `simulate`",
        "performance",
        "accessibility",
        "best practices",
        "SEO",
        "LCP",
        "TBT",
      ],
      [
        ["*goal*", "100", "100", "100", "100", "", ""],
        ...pages.map(({ name }) => {
          const figures = simulate.get(name);
          return [
            name,
            figures?.performance.toFixed(0),
            figures?.accessibility.toFixed(0),
            figures?.bestPractices.toFixed(0),
            figures?.seo.toFixed(0),
            figures && milliseconds(figures.lcp),
            figures && milliseconds(figures.tbt),
          ];
        }),
      ],
    ),
  ].join("\n\n");
}

/** Landing and question pages of all targets, in turns in every run. */
export async function comparePages(targets: readonly BenchTarget[], options: BenchOptions): Promise<string> {
  const pages = targets.flatMap(({ name, server, landing, questions }): Page[] => [
    ...(landing === undefined
      ? []
      : [{ name: `landing, ${name}`, url: server.origin + landing, lcpGoal: 0 }]),
    { name: `questions, ${name}`, url: server.origin + questions, lcpGoal: 0 },
  ]);
  const figures = await lighthouseAll(pages, "devtools", options);
  const rows = ["landing", "questions"].flatMap((kind) => {
    const ours = figures.get(`${kind}, ${targets[0]?.name}`);
    return [...figures]
      .filter(([name]) => name.startsWith(`${kind}, `))
      .map(([name, theirs]) => {
        const beside = (key: keyof LighthouseFigures) =>
          ours === undefined || ours === theirs ? "" : ` (ours is ${ratio(ours[key], theirs[key])})`;
        return [
          name,
          `${milliseconds(theirs.lcp)}${beside("lcp")}`,
          milliseconds(theirs.tbt),
          theirs.cls.toFixed(3),
          theirs.performance.toFixed(0),
          `${kilobytes(theirs.scriptBytes)}${beside("scriptBytes")}`,
          `${kilobytes(theirs.allBytes)}${beside("allBytes")}`,
        ];
      });
  });
  return markdownTable(
    ["side by side, `devtools`", "LCP", "TBT", "CLS", "performance", "JS received", "all received"],
    rows,
  );
}

/** Medians by page. Every other run has the reverse order, because a machine's speed changes over time. */
async function lighthouseAll(
  pages: readonly Page[],
  throttling: Throttling,
  { runs, browser }: BenchOptions,
): Promise<ReadonlyMap<string, Medians>> {
  const all = new Map<string, LighthouseFigures[]>(pages.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const { name, url, isSignedIn } of run % 2 === 0 ? pages : pages.toReversed()) {
      console.error(`Lighthouse, ${throttling}, ${run + 1} of ${runs}: ${name}`);
      const report = name.replaceAll(/\W+/g, "-");
      const profile = isSignedIn === true ? fromRoot(PROFILE) : undefined;
      all.get(name)?.push(await runLighthouse({ url, throttling, browser, name: report, profile }));
    }
  }
  return new Map([...all].map(([name, list]) => [name, mediansOf(list)]));
}

function mediansOf(list: readonly LighthouseFigures[]): Medians {
  const of = (key: keyof LighthouseFigures) => median(list.map((figures) => figures[key]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    bestPractices: of("bestPractices"),
    seo: of("seo"),
    fcp: of("fcp"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    cls: of("cls"),
    scriptBytes: of("scriptBytes"),
    allBytes: of("allBytes"),
  };
}
