import { schedulePath } from "@mindle/domain/programme/paths";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { markdownTable, milliseconds } from "../shared/markdown.ts";
import { median, quantile } from "../shared/statistics.ts";
import type { HostingServer } from "./hosting-server.ts";
import type { BenchOptions } from "./lighthouse-tables.ts";
import { slowLink, UNTHROTTLED } from "./link.ts";
import { launchBrowser, newVisitor, openTab, waitForServiceWorker } from "./phone.ts";
import { signIn } from "./sign-in.ts";
import { type BenchTarget, STEP } from "./targets.ts";

const TIMEOUT_MS = 60_000;
/** Wait for what a page loads ahead, in milliseconds. */
const AHEAD_MS = 8_000;
/** The button that finishes a page. */
const NEXT = 'main [data-widget="next-button"] button';
/** Turns to the second page and back. */
const TURNS = 10;

interface ViewerFigures {
  /** From navigation start until the first choice can be seen, with nothing loaded before. */
  readonly cold: number;
  /** Calls of the API until then. */
  readonly calls: number;
  /** From the tap on the schedule, which has loaded the step ahead; only ours has one. */
  readonly prefetched: number | undefined;
  /** From each tap on the next or the previous page until that page is painted. */
  readonly turns: readonly number[];
}

/** How long a step takes to open and a page to turn, of all targets with one, as a Markdown table. */
export async function viewerTable(
  targets: readonly BenchTarget[],
  { runs, browser: kind }: BenchOptions,
): Promise<string> {
  const measured = targets.flatMap((target) =>
    target.step === undefined ? [] : [{ target, path: target.step, figures: [] as ViewerFigures[] }],
  );
  for (let run = 0; run < runs; run += 1) {
    for (const { target, path, figures } of run % 2 === 0 ? measured : measured.toReversed()) {
      console.error(`viewer, ${target.name}, ${run + 1} of ${runs}`);
      const browser = await launchBrowser(kind);
      try {
        figures.push(await measureViewer(browser, target, path));
      } finally {
        await browser.close();
      }
    }
  }
  const row = (what: string, goal: string, cell: (figures: readonly ViewerFigures[]) => string) => [
    what,
    goal,
    ...measured.map(({ figures }) => cell(figures)),
  ];
  const turnsOf = (figures: readonly ViewerFigures[]) => figures.flatMap(({ turns }) => turns);
  return markdownTable(
    ["a step, 4× slower CPU, 150 ms, 1.6 Mbps", "goal", ...measured.map(({ target }) => target.name)],
    [
      row("opened cold", "", (figures) => milliseconds(median(figures.map(({ cold }) => cold)))),
      row("… calls of the API", "", (figures) => String(median(figures.map(({ calls }) => calls)))),
      row("opened from the schedule", "", (figures) => {
        const times = figures.flatMap(({ prefetched }) => prefetched ?? []);
        return times.length === 0 ? "" : milliseconds(median(times));
      }),
      row("page turn, 75th percentile", "≤ 100 ms", (figures) =>
        milliseconds(quantile(turnsOf(figures), 0.75)),
      ),
      row(`… worst of ${2 * TURNS * runs}`, "", (figures) => milliseconds(Math.max(...turnsOf(figures)))),
    ],
  );
}

async function measureViewer(browser: Browser, target: BenchTarget, path: string): Promise<ViewerFigures> {
  return target.own ? measureOwn(browser, target.server, path) : measurePeer(browser, target.server, path);
}

async function measureOwn(browser: Browser, server: HostingServer, path: string): Promise<ViewerFigures> {
  server.setLink(UNTHROTTLED);
  const signedIn = await signIn(browser, server.origin);
  server.setLink(slowLink());
  const first = await newVisitor(browser, signedIn);
  const { cold, calls } = await openCold(first, server.origin + path);
  await first.close();
  const second = await newVisitor(browser, signedIn);
  const page = await openTab(second);
  await page.goto(server.origin + schedulePath(STEP.programId));
  await waitForServiceWorker(page);
  await page.waitForTimeout(AHEAD_MS);
  const link = page.locator(`main a[href*="/${STEP.stepId}/"]`).first();
  const prefetched = await timed(page, () => link.click(), NEXT);
  // The schedule leads to where an earlier run has left the step.
  await page.goto(server.origin + path);
  await page.locator("main input[type=radio]").first().check({ force: true });
  const turns = await turnPages(
    page,
    { next: NEXT, shown: nowOpen(2) },
    { back: () => page.goBack(), shown: nowOpen(1) },
  );
  await second.close();
  return { cold, calls, prefetched, turns };
}

async function measurePeer(browser: Browser, server: HostingServer, path: string): Promise<ViewerFigures> {
  server.setLink(slowLink());
  const visitor = await newVisitor(browser);
  const { page, cold, calls } = await openCold(visitor, server.origin + path);
  await page.locator("input[type=radio]").first().check({ force: true });
  const turns = await turnPages(
    page,
    { next: ".sd-navigation__next-btn", shown: ".sd-navigation__prev-btn" },
    { back: () => page.locator(".sd-navigation__prev-btn").click(), shown: "input[type=radio]" },
  );
  await visitor.close();
  return { cold, calls, prefetched: undefined, turns };
}

/** Turns to the second page and back, again and again. */
async function turnPages(
  page: Page,
  forward: { readonly next: string; readonly shown: string },
  backward: { readonly back: () => Promise<unknown>; readonly shown: string },
): Promise<number[]> {
  const turns: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push(await timed(page, () => page.locator(forward.next).click(), forward.shown));
    turns.push(await timed(page, backward.back, backward.shown));
  }
  return turns;
}

async function openCold(visitor: BrowserContext, address: string) {
  const page = await openTab(visitor);
  let calls = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls += 1;
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForSelector("input[type=radio]", { state: "attached", timeout: TIMEOUT_MS });
  const cold = await page.evaluate(() => performance.now());
  return { page, cold, calls };
}

/** The page counter's open petal, at the place of a page. */
function nowOpen(viewNo: number): string {
  return `main [role=img] > [data-state=now]:nth-child(${viewNo})`;
}

/** Milliseconds from an action's event until the selected element is painted. */
async function timed(page: Page, act: () => Promise<unknown>, selector: string): Promise<number> {
  const painted = page.evaluate(
    ([wanted, timeoutMs]) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${wanted} was not painted`)), timeoutMs);
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
    [selector, TIMEOUT_MS] as const,
  );
  // Awaited after the action: a failure of the action must not leave it unheard.
  painted.catch(() => undefined);
  await act();
  return painted;
}
