import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { markdownTable, milliseconds } from "../shared/markdown.ts";
import { median, quantile } from "../shared/statistics.ts";
import type { HostingServer } from "./hosting-server.ts";
import type { BenchOptions } from "./lighthouse-tables.ts";
import { slowLink, UNTHROTTLED } from "./link.ts";
import { launchBrowser, newVisitor, openTab, waitForServiceWorker } from "./phone.ts";
import { signIn } from "./sign-in.ts";

const PROGRAM = "um-eng-v2s";
const STEP = "d1-s1";
const TIMEOUT_MS = 60_000;
/** Wait for what a page loads ahead, in milliseconds. */
const AHEAD_MS = 8_000;
/** Turns to the second page and back. */
const TURNS = 10;

interface ViewerFigures {
  /** From navigation start until the first choice can be seen, with nothing loaded before. */
  readonly cold: number;
  /** Calls of the API until then. */
  readonly calls: number;
  /** From the tap on the schedule, which has loaded the step ahead. */
  readonly prefetched: number;
  /** From each tap on the next or the previous page until that page is painted. */
  readonly turns: readonly number[];
}

/** How long a step takes to open and a page to turn, as a Markdown table. */
export async function viewerTable(
  server: HostingServer,
  { runs, browser: kind }: BenchOptions,
): Promise<string> {
  const figures: ViewerFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    console.error(`viewer, ${run + 1} of ${runs}`);
    const browser = await launchBrowser(kind);
    try {
      figures.push(await measureViewer(browser, server));
    } finally {
      await browser.close();
    }
  }
  const turns = figures.flatMap((each) => each.turns);
  return markdownTable(
    ["a step, 4× slower CPU, 150 ms, 1.6 Mbps", "goal", "Mindle"],
    [
      ["opened cold", "", milliseconds(median(figures.map(({ cold }) => cold)))],
      ["… calls of the API", "", String(median(figures.map(({ calls }) => calls)))],
      ["opened from the schedule", "", milliseconds(median(figures.map(({ prefetched }) => prefetched)))],
      ["page turn, 75th percentile", "≤ 100 ms", milliseconds(quantile(turns, 0.75))],
      [`… worst of ${turns.length}`, "", milliseconds(Math.max(...turns))],
    ],
  );
}

async function measureViewer(browser: Browser, server: HostingServer): Promise<ViewerFigures> {
  server.setLink(UNTHROTTLED);
  const signedIn = await signIn(browser, server.origin);
  server.setLink(slowLink());
  const first = await newVisitor(browser, signedIn);
  const { cold, calls } = await openCold(first, server.origin);
  await first.close();
  const second = await newVisitor(browser, signedIn);
  const page = await openTab(second);
  await page.goto(server.origin + schedulePath(PROGRAM));
  await waitForServiceWorker(page);
  await page.waitForTimeout(AHEAD_MS);
  const link = page.locator(`main a[href*="/${STEP}/"]`).first();
  const prefetched = await timed(page, () => link.click(), "main input[type=radio]");
  await page.locator("main input[type=radio]").first().check({ force: true });
  const turns: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push(await timed(page, () => next(page).click(), nowOpen(2)));
    turns.push(await timed(page, () => page.goBack(), nowOpen(1)));
  }
  await second.close();
  return { cold, calls, prefetched, turns };
}

async function openCold(visitor: BrowserContext, origin: string) {
  const page = await openTab(visitor);
  let calls = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls += 1;
  });
  await page.goto(origin + viewerPath(PROGRAM, STEP, 1), { waitUntil: "commit" });
  await page.waitForSelector("main input[type=radio]", { state: "attached", timeout: TIMEOUT_MS });
  const cold = await page.evaluate(() => performance.now());
  return { cold, calls };
}

/** The button that finishes a page. */
function next(page: Page) {
  return page.locator('[data-widget="next-button"] button');
}

/** The page counter's open petal, at the place of a page. */
function nowOpen(viewNo: number): string {
  return `main [role=img] > [data-state=now]:nth-child(${viewNo})`;
}

/** Milliseconds from an action's event until the selected element is painted. */
async function timed(page: Page, act: () => Promise<unknown>, selector: string): Promise<number> {
  const painted = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let began: number | undefined;
        const begin = () => {
          began ??= performance.now();
        };
        addEventListener("click", begin, { capture: true, once: true });
        addEventListener("popstate", begin, { capture: true, once: true });
        const look = () => {
          if (began !== undefined && document.querySelector(wanted) !== null) {
            // The frame that has it is painted before the next task.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - (began ?? 0))));
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      }),
    selector,
  );
  await act();
  return painted;
}
