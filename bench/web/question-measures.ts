import type { Browser, BrowserContext, Page } from "@playwright/test";
import { Failure } from "../../scripts/internal/failure.ts";
import type { Contestant } from "./contestants.ts";
import { FREE_LINK, slowLink } from "./link.ts";
import { newVisitor, openTab } from "./phone.ts";
import { installProbe } from "./question-probe.ts";

/** The first question is answered by the probe, the last has no next one. */
const TAPPED = Array.from({ length: 15 }, (_, index) => index + 1);

/** For a scroll to end, and for a browser to tell of a tap. */
const SETTLE_MS = 400;
const PATIENCE_MS = 60_000;

/** How a page of seventeen questions serves a visitor, in milliseconds. */
export interface QuestionFigures {
  /** From the beginning of the navigation to the first question being answerable; what is answered then is kept. */
  readonly cold: number;
  readonly repeat: number;
  /** A repeat visit without any network; undefined where there is no page then. */
  readonly offline: number | undefined;
  /** Longest Event Timing duration of each tap. */
  readonly taps: readonly number[];
  /** From each tap to the next question being answerable. */
  readonly nexts: readonly number[];
  /** From Continue to the next stage standing; undefined where there is none. */
  readonly stage: number | undefined;
}

/** Measures a contestant once, on a slow link with a slow processor. */
export async function measureQuestions(browser: Browser, contestant: Contestant): Promise<QuestionFigures> {
  const visitor = await newVisitor(browser);
  await visitor.addInitScript(installProbe);
  const { server } = contestant;
  try {
    server.takeLink(slowLink());
    const first = await openTab(visitor);
    const cold = await visit(first, contestant);
    server.takeLink(FREE_LINK);
    await untilKept(first);
    const { taps, nexts } = await tapAnswers(first);
    const stage = await goOn(first);
    await first.close();
    server.takeLink(slowLink());
    const repeat = await visitAgain(visitor, contestant);
    await server.goAway();
    const offline = await visitAgain(visitor, contestant).catch(() => undefined);
    await server.comeBack();
    if (repeat === undefined) throw new Failure(`${contestant.name} was not there for the second visit.`);
    return { cold, repeat, offline, taps, nexts, stage };
  } finally {
    await visitor.close();
  }
}

async function visitAgain(visitor: BrowserContext, contestant: Contestant): Promise<number> {
  const page = await openTab(visitor);
  try {
    return await visit(page, contestant);
  } finally {
    await page.close();
  }
}

/** Opens the questions, answers the first as soon as it can be, and makes sure that the answer stays. */
async function visit(page: Page, { name, server, questions }: Contestant): Promise<number> {
  await page.goto(server.origin + questions, { waitUntil: "commit" });
  await page.waitForFunction(() => window.probe?.firstAnswerable !== undefined, undefined, {
    timeout: PATIENCE_MS,
  });
  await page.waitForLoadState("networkidle");
  const { at, isKept } = await page.evaluate(() => ({
    at: window.probe?.firstAnswerable,
    isKept: window.probe?.isChosen(0, 2),
  }));
  if (at === undefined || isKept !== true) throw new Failure(`${name} lost the first answer.`);
  return at;
}

/** Waits until whatever the page keeps for the next visit is kept. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if ((await navigator.serviceWorker.getRegistration()) === undefined) return;
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((done) => setTimeout(done, 50));
  });
  await page.waitForLoadState("networkidle");
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

/** Answers the last question and taps Continue, where there is a next stage. */
async function goOn(page: Page): Promise<number | undefined> {
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
