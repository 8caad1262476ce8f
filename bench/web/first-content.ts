import type { Browser, BrowserContext } from "@playwright/test";
import { markdownTable } from "../../scripts/internal/command.ts";
import { median, milliseconds } from "../shared/figures.ts";
import { SLOW_LATENCY_MS } from "./hosting-server.ts";
import type { LatencyProxy } from "./latency-proxy.ts";
import { measureInTurns, newVisitor, openTab, TIMEOUT_MS, waitForServiceWorker } from "./phone.ts";
import { signIn } from "./sign-in.ts";
import type { BenchTarget } from "./survey-peer.ts";

/** Wait after the first content for what the page stores. Open streams are never idle. */
const SETTLE_MS = 3_000;

/** A page whose first content comes with its data. */
export interface DataPage {
  readonly name: string;
  readonly path: string;
  /** Selector of the content, and how many elements it is. */
  readonly content: readonly [string, number];
  readonly isSignedIn: boolean;
  /** Goals of the content, in milliseconds: cold, at a second visit and, where it can be shown without a network, there. */
  readonly goals: readonly number[];
}

/** Milliseconds from navigation start. */
interface Visit {
  readonly paint: number;
  /** Undefined where it is visible with the content. */
  readonly heading: number | undefined;
  readonly content: number;
  readonly running: number;
}

declare global {
  interface Window {
    /** When a heading and the content were painted, by performance.now(). */
    seen?: { heading?: number; content?: number; running?: number };
  }
}

/**
 * When a page shows its first content, as a Markdown table: cold, at a second visit, and without a network. `backends` are what it
 * calls beside its own server.
 */
export async function firstContentTable(
  page: DataPage,
  ours: BenchTarget,
  backends: readonly LatencyProxy[],
  runs: number,
): Promise<string> {
  const setSlow = (isSlow: boolean) => {
    ours.server.isSlow = isSlow;
    for (const proxy of backends) proxy.latencyMs = isSlow ? SLOW_LATENCY_MS : 0;
  };
  const measure = async (browser: Browser): Promise<readonly Visit[]> => {
    setSlow(false);
    const state = page.isSignedIn ? await signIn(browser, ours.server.origin) : undefined;
    setSlow(true);
    // A new result hides what it says behind its child for a second.
    const visitor = await newVisitor(browser, {
      reducedMotion: "reduce",
      ...(state !== undefined && { storageState: state }),
    });
    await visitor.addInitScript(watch, page.content);
    const visits = [await visit(visitor, ours, page), await visit(visitor, ours, page)];
    if (page.goals[2] === undefined) return visits;
    await visitor.setOffline(true);
    await ours.server.close();
    try {
      return [...visits, await visit(visitor, ours, page)];
    } finally {
      await ours.server.listen();
    }
  };
  const [all = []] = await measureInTurns([page], runs, measure);
  const cell = (at: number, key: keyof Visit) => {
    const times = all.flatMap((visits) => visits[at]?.[key] ?? []);
    return times.length === 0 ? undefined : milliseconds(median(times));
  };
  const row = (title: string, key: keyof Visit) => [title, ...page.goals.map((_, at) => cell(at, key))];
  return markdownTable(
    [`${page.name}, 4× slower CPU, 150 ms, 1.6 Mbps`, "cold", "second visit", "no network"].slice(
      0,
      page.goals.length + 1,
    ),
    [
      row("first paint", "paint"),
      row("heading", "heading"),
      row("first content", "content"),
      row("the app takes presses", "running"),
      ["*goal*", ...page.goals.map((goal) => `≤ ${milliseconds(goal)}`)],
    ],
  );
}

async function visit(visitor: BrowserContext, { server }: BenchTarget, { path }: DataPage): Promise<Visit> {
  const page = await openTab(visitor);
  await page.goto(server.origin + path, { waitUntil: "commit" });
  await page.waitForFunction(
    () => window.seen?.content !== undefined && window.seen.running !== undefined,
    undefined,
    { timeout: TIMEOUT_MS },
  );
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    heading: window.seen?.heading,
    content: window.seen?.content ?? Number.NaN,
    running: window.seen?.running ?? Number.NaN,
  }));
  await waitForServiceWorker(page);
  await page.waitForTimeout(SETTLE_MS);
  await page.close();
  return times;
}

/** Runs in the page before anything else. What is visible is laid out and hidden by no parent. */
function watch([selector, count]: DataPage["content"]): void {
  window.seen = {};
  const seen = window.seen;
  const visible = (wanted: string) =>
    [...document.querySelectorAll<HTMLElement>(wanted)].filter(
      (element) =>
        element.offsetHeight > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ).length;
  const untilRunning = () => {
    if (document.documentElement.dataset["app"] === "running") seen.running = performance.now();
    else requestAnimationFrame(untilRunning);
  };
  const look = () => {
    if (visible("main h1") > 0) afterPaint(() => (seen.heading ??= performance.now()));
    if (visible(selector) >= count) afterPaint(() => (seen.content = performance.now()));
    else requestAnimationFrame(look);
  };
  const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
  // There is no document yet.
  requestAnimationFrame(untilRunning);
  requestAnimationFrame(look);
}
