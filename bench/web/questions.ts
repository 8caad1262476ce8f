import type { Browser, BrowserContext, Page } from "@playwright/test";
import { Failure, markdownTable } from "../../scripts/internal/command.ts";
import { median, milliseconds, quantile } from "../shared/figures.ts";
import { measureInTurns, newVisitor, openTab, TIMEOUT_MS, waitForServiceWorker } from "./phone.ts";
import { installProbe } from "./question-probe.ts";
import type { BenchTarget } from "./survey-peer.ts";

/** The probe answers the first question, the last has no next one. */
const TAPPED = Array.from({ length: 15 }, (_, index) => index + 1);

/** Wait for the end of a scroll, and for Event Timing entries. */
const SETTLE_MS = 400;

/** Figures of a page with seventeen questions, in milliseconds. */
interface QuestionFigures {
  /** From navigation start until the first question can be answered; the answer given then must be kept. */
  readonly cold: number;
  readonly repeat: number;
  /** A second visit without network; undefined when it fails. */
  readonly offline: number | undefined;
  /** Longest Event Timing duration of each tap. */
  readonly taps: readonly number[];
  /** From each tap until the next question can be answered. */
  readonly nexts: readonly number[];
  /** From Continue until the next stage is shown; undefined without a next stage. */
  readonly stage: number | undefined;
}

const ROWS: readonly (readonly [
  title: string,
  goal: string,
  (runs: readonly QuestionFigures[]) => number,
])[] = [
  ["first question answerable, cold", "≤ 1000 ms", (runs) => median(runs.map(({ cold }) => cold))],
  ["… second visit", "≤ 400 ms", (runs) => median(runs.map(({ repeat }) => repeat))],
  ["… second visit, no network", "≤ 400 ms", (runs) => median(runs.flatMap(({ offline }) => offline ?? []))],
  [
    "tap to paint, 75th percentile",
    "≤ 48 ms",
    (runs) =>
      quantile(
        runs.flatMap(({ taps }) => taps),
        0.75,
      ),
  ],
  ["… worst", "≤ 100 ms", (runs) => Math.max(...runs.flatMap(({ taps }) => taps))],
  [
    "next question answerable, 75th percentile",
    "≤ 100 ms",
    (runs) =>
      quantile(
        runs.flatMap(({ nexts }) => nexts),
        0.75,
      ),
  ],
  ["Continue to next stage", "≤ 100 ms", (runs) => median(runs.flatMap(({ stage }) => stage ?? []))],
];

/** Interaction with the seventeen questions, of all targets, as a Markdown table. */
export async function questionTable(targets: readonly BenchTarget[], runs: number): Promise<string> {
  const measured = await measureInTurns(targets, runs, measureQuestions);
  return markdownTable(
    ["17 questions, 4× slower CPU, 150 ms, 1.6 Mbps", "goal", ...targets.map(({ name }) => name)],
    ROWS.map(([title, goal, figure]) => [
      title,
      goal,
      ...measured.map((figures) =>
        Number.isNaN(figure(figures)) ? "cannot" : milliseconds(figure(figures)),
      ),
    ]),
  );
}

/** Measures a target once, on a slow network with a slow processor. */
async function measureQuestions(browser: Browser, target: BenchTarget): Promise<QuestionFigures> {
  const visitor = await newVisitor(browser);
  await visitor.addInitScript(installProbe);
  const { server } = target;
  try {
    server.isSlow = true;
    const first = await openTab(visitor);
    const cold = await visit(first, target);
    server.isSlow = false;
    await waitForServiceWorker(first);
    await first.waitForLoadState("networkidle");
    const { taps, nexts } = await tapAnswers(first);
    const stage = await continueToNextStage(first);
    await first.close();
    server.isSlow = true;
    const repeat = await visitAgain(visitor, target);
    await server.close();
    const offline = await visitAgain(visitor, target).catch(() => undefined);
    await server.listen();
    if (repeat === undefined) throw new Failure(`${target.name} failed at the second visit.`);
    return { cold, repeat, offline, taps, nexts, stage };
  } finally {
    await visitor.close();
  }
}

async function visitAgain(visitor: BrowserContext, target: BenchTarget): Promise<number> {
  const page = await openTab(visitor);
  try {
    return await visit(page, target);
  } finally {
    await page.close();
  }
}

/** Opens the questions, answers the first as soon as possible, and checks that the answer is kept. */
async function visit(page: Page, { name, server, questions }: BenchTarget): Promise<number> {
  await page.goto(server.origin + questions, { waitUntil: "commit" });
  await page.waitForFunction(() => window.probe?.firstAnswerable !== undefined, undefined, {
    timeout: TIMEOUT_MS,
  });
  await page.waitForLoadState("networkidle");
  const { at, isKept } = await page.evaluate(() => ({
    at: window.probe?.firstAnswerable,
    isKept: window.probe?.isChosen(0, 2),
  }));
  if (at === undefined || isKept !== true) throw new Failure(`${name} lost the first answer.`);
  return at;
}

async function tapAnswers(page: Page): Promise<{ taps: number[]; nexts: number[] }> {
  const taps: number[] = [];
  const nexts: number[] = [];
  for (const question of TAPPED) {
    const answer = (question * 2) % 5;
    await page.evaluate((shown) => window.probe?.show(shown), question);
    await page.waitForTimeout(SETTLE_MS);
    const place = await page.evaluate(([of, which]) => window.probe?.placeOf(of, which), [
      question,
      answer,
    ] as const);
    if (place === undefined) throw new Failure(`Question ${question + 1} cannot be tapped.`);
    await page.evaluate((watched) => window.probe?.watchTap(watched), question);
    await page.touchscreen.tap(place.x, place.y);
    await page.waitForFunction(() => window.probe?.nextAnswerable !== undefined);
    await page.waitForTimeout(SETTLE_MS);
    const tapped = await page.evaluate(() => ({
      event: window.probe?.longestEvent,
      next: window.probe?.nextAnswerable,
    }));
    if (tapped.event !== undefined) taps.push(tapped.event);
    if (tapped.next !== undefined) nexts.push(tapped.next);
  }
  return { taps, nexts };
}

/** Answers the last question and taps Continue. Undefined without such a button. */
async function continueToNextStage(page: Page): Promise<number | undefined> {
  const button = page.locator("button[type=submit]");
  if ((await button.count()) === 0) return undefined;
  await page.locator("input[type=radio]").last().check({ force: true });
  await page.evaluate(() => {
    const title = document.querySelector("h1")?.textContent;
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector("h1")?.textContent === title) requestAnimationFrame(look);
          else
            setTimeout(
              () => (document.documentElement.dataset["stage"] = `${performance.now() - timeStamp}`),
            );
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
  await button.tap();
  const stage = page.locator("html[data-stage]");
  return Number(await stage.getAttribute("data-stage"));
}
