import { schedulePath } from "@mindle/domain/programme/paths";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import * as z from "zod/mini";
import { markdownTable } from "../../scripts/internal/command.ts";
import { median, milliseconds, quantile } from "../shared/figures.ts";
import { measureInTurns, newVisitor, openTab, TIMEOUT_MS, waitForServiceWorker } from "./phone.ts";
import { signIn } from "./sign-in.ts";
import { type BenchTarget, STEP } from "./survey-peer.ts";
import { NEXT, nowOpen, timed } from "./timed.ts";

/** Wait for what a page loads ahead, in milliseconds. */
const AHEAD_MS = 8_000;
/** Before the step is left, in milliseconds. */
const READING_MS = 2_000;
/** Turns to the second page and back. */
const TURNS = 10;

interface ViewerFigures {
  /** From navigation start until the first choice can be seen, with nothing loaded before. */
  readonly cold: number;
  /** From the tap on the schedule, which has loaded the step ahead; only ours has one. */
  readonly prefetched?: number;
  /** A second visit without a network; only ours has one. */
  readonly offline?: number;
  /** From each tap on the next or the previous page until that page is painted. */
  readonly turns: readonly number[];
}

/** How long a step takes to open and a page to turn, of all targets, as a Markdown table. */
export async function viewerTable(targets: readonly BenchTarget[], runs: number): Promise<string> {
  const measured = await measureInTurns(targets, runs, (browser, target) =>
    target.isOwn ? measureOwn(browser, target) : measurePeer(browser, target),
  );
  const row = (what: string, goal: string, figure: (figures: readonly ViewerFigures[]) => number) => [
    what,
    goal,
    ...measured.map((figures) => (Number.isNaN(figure(figures)) ? undefined : milliseconds(figure(figures)))),
  ];
  const medianOf = (key: "cold" | "prefetched" | "offline") => (figures: readonly ViewerFigures[]) =>
    median(figures.flatMap((each) => each[key] ?? []));
  const turnsOf = (figures: readonly ViewerFigures[]) => figures.flatMap(({ turns }) => turns);
  return markdownTable(
    ["a step, 4× slower CPU, 150 ms, 1.6 Mbps", "goal", ...targets.map(({ name }) => name)],
    [
      row("opened cold", "≤ 2000 ms", medianOf("cold")),
      row("opened from the schedule", "≤ 150 ms", medianOf("prefetched")),
      row("opened again without a network", "≤ 800 ms", medianOf("offline")),
      row("page turn, 75th percentile", "≤ 40 ms", (figures) => quantile(turnsOf(figures), 0.75)),
      row(`… worst of ${2 * TURNS * runs}`, "≤ 80 ms", (figures) => Math.max(...turnsOf(figures))),
    ],
  );
}

async function measureOwn(browser: Browser, { server, step }: BenchTarget): Promise<ViewerFigures> {
  server.isSlow = false;
  const signedIn = await signIn(browser, server.origin);
  server.isSlow = true;
  const first = await newVisitor(browser, { storageState: signedIn });
  const { took: cold } = await openStep(first, server.origin + step);
  await first.close();
  const second = await newVisitor(browser, { storageState: signedIn });
  const page = await openTab(second);
  await page.goto(server.origin + schedulePath(STEP.programId));
  await waitForServiceWorker(page);
  await page.waitForTimeout(AHEAD_MS);
  const link = page.locator(`main a[href*="/${STEP.stepId}/"]`).first();
  const prefetched = await timed(page, () => link.click(), NEXT);
  // The schedule leads to where an earlier run has left the step.
  await page.goto(server.origin + step);
  await page.locator("main input[type=radio]").first().check({ force: true });
  const turns = await turnPages(
    page,
    { next: NEXT, shown: nowOpen(2) },
    { back: () => page.goBack(), shown: nowOpen(1) },
  );
  await page.waitForTimeout(READING_MS);
  // As one leaves a page: closed by its browser's tools, it is not told.
  await page.goto("about:blank");
  await page.close();
  await second.setOffline(true);
  await server.close();
  try {
    const { took: offline } = await openStep(second, server.origin + step);
    return { cold, prefetched, offline, turns };
  } finally {
    await server.listen();
    await second.close();
  }
}

async function measurePeer(browser: Browser, { server, step }: BenchTarget): Promise<ViewerFigures> {
  server.isSlow = true;
  const visitor = await newVisitor(browser);
  const { page, took: cold } = await openStep(visitor, server.origin + step);
  await page.locator("input[type=radio]").first().check({ force: true });
  const turns = await turnPages(
    page,
    { next: ".sd-navigation__next-btn", shown: ".sd-navigation__prev-btn" },
    { back: () => page.locator(".sd-navigation__prev-btn").click(), shown: "input[type=radio]" },
  );
  await visitor.close();
  return { cold, turns };
}

/** Turns to the second page and back, again and again. */
async function turnPages(
  page: Page,
  forward: { readonly next: string; readonly shown: string },
  backward: { readonly back: () => Promise<unknown>; readonly shown: string },
): Promise<number[]> {
  const turns: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push(
      await timed(page, () => page.locator(forward.next).filter({ visible: true }).click(), forward.shown),
    );
    turns.push(await timed(page, backward.back, backward.shown));
  }
  return turns;
}

async function openStep(visitor: BrowserContext, address: string) {
  const page = await openTab(visitor);
  await page.addInitScript(() => {
    const look = () => {
      const isShown = document.querySelector("input[type=radio]") !== null;
      if (isShown) requestAnimationFrame(() => setTimeout(() => performance.mark("choice-shown")));
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForSelector("input[type=radio]", { state: "attached", timeout: TIMEOUT_MS });
  const took = await page.waitForFunction(() => performance.getEntriesByName("choice-shown")[0]?.startTime);
  return { page, took: z.parse(z.number(), await took.jsonValue()) };
}
