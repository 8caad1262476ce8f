import type { Browser, Page } from "@playwright/test";
import { markdownTable, milliseconds } from "../shared/markdown.ts";
import { median } from "../shared/statistics.ts";
import type { BenchOptions } from "./lighthouse-tables.ts";
import { slowLink } from "./link.ts";
import { launchBrowser, newVisitor, openTab, waitForServiceWorker } from "./phone.ts";
import type { BenchTarget } from "./targets.ts";

const TIMEOUT_MS = 60_000;

/** Milliseconds from navigation start. */
interface ResultFigures {
  /** Largest contentful paint before the graph. */
  readonly framePaint: number;
  readonly graph: number;
}

declare global {
  interface Window {
    /** When all bars of the score graph were visible, by performance.now(). */
    graphVisible?: number;
    /** The last largest contentful paint until then. */
    framePaint?: number;
  }
}

/** The time until a result's score graph is visible, cold and at a second visit, as a Markdown table. */
export async function resultTable(
  ours: BenchTarget,
  path: string,
  { runs, browser: kind }: BenchOptions,
): Promise<string> {
  const cold: ResultFigures[] = [];
  const repeat: ResultFigures[] = [];
  ours.server.setLink(slowLink());
  for (let run = 0; run < runs; run += 1) {
    console.error(`result, ${run + 1} of ${runs}`);
    const browser = await launchBrowser(kind);
    try {
      const [first, second] = await visitTwice(browser, ours.server.origin + path);
      cold.push(first);
      repeat.push(second);
    } finally {
      await browser.close();
    }
  }
  const row = (title: string, goal: string, figures: readonly number[]) => [
    title,
    goal,
    milliseconds(median(figures)),
  ];
  return markdownTable(
    ["result, 4× slower CPU, 150 ms, 1.6 Mbps", "goal", ours.name],
    [
      row(
        "largest contentful paint of the frame",
        "≤ 900 ms",
        cold.map(({ framePaint }) => framePaint),
      ),
      row(
        "graph visible",
        "≤ 1500 ms",
        cold.map(({ graph }) => graph),
      ),
      row(
        "… second visit",
        "≤ 400 ms",
        repeat.map(({ graph }) => graph),
      ),
    ],
  );
}

async function visitTwice(browser: Browser, url: string): Promise<readonly [ResultFigures, ResultFigures]> {
  const visitor = await newVisitor(browser);
  await visitor.addInitScript(watchGraph);
  const first = await openTab(visitor);
  const cold = await visit(first, url);
  await waitForServiceWorker(first);
  await first.waitForLoadState("networkidle");
  await first.close();
  return [cold, await visit(await openTab(visitor), url)];
}

async function visit(page: Page, url: string): Promise<ResultFigures> {
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => window.graphVisible !== undefined, undefined, { timeout: TIMEOUT_MS });
  return page.evaluate(() => ({
    framePaint: window.framePaint ?? Number.NaN,
    graph: window.graphVisible ?? Number.NaN,
  }));
}

/** Runs in the page before anything else. A bar is visible when it is laid out and no parent hides it; 0 has no length. */
function watchGraph(): void {
  const characters = 5;
  new PerformanceObserver((list) => {
    if (window.graphVisible === undefined) window.framePaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  const look = () => {
    const bars = [
      ...document.querySelectorAll<HTMLElement>('main li > span > [style^="inline-size"]'),
    ].filter(
      (bar) =>
        bar.offsetHeight > 0 && bar.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    if (bars.length < characters) requestAnimationFrame(look);
    else window.graphVisible = performance.now();
  };
  requestAnimationFrame(look);
}
