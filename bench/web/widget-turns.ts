import { viewerPath } from "@mindle/domain/programme/paths";
import type { Page } from "@playwright/test";
import { markdownTable } from "../../scripts/internal/command.ts";
import { storeAllWidgets } from "../../tests/e2e/support/programme/all-widgets.ts";
import { Reader } from "../../tests/e2e/support/programme/reader.ts";
import { publishedPages } from "../../tests/e2e/support/programme/step-content.ts";
import { StepWalk } from "../../tests/e2e/support/programme/step-walk.ts";
import { milliseconds, quantile } from "../shared/figures.ts";
import { measureInTurns, newVisitor, slowDown } from "./phone.ts";
import type { BenchTarget } from "./survey-peer.ts";
import { NEXT, nowOpen, timed } from "./timed.ts";

const STEP_ID = "d1-s1";
/** How many of the slowest pages the table names. */
const SLOWEST = 5;
/** Someone reads a page before turning it, in milliseconds. */
const READING_MS = 1_500;

interface Turn {
  /** The widget of the page that is turned to. */
  readonly to: string;
  readonly took: number;
}

/** How long it takes to turn to a page of each widget, forwards and back, in a step that was answered before: a Markdown table. */
export async function widgetTurnsTable(target: BenchTarget, runs: number): Promise<string> {
  const [measured = []] = await measureInTurns([target], runs, async (browser, { server }) => {
    server.isSlow = false;
    const visitor = await newVisitor(browser, { baseURL: server.origin });
    try {
      return await turnThrough(await visitor.newPage());
    } finally {
      await visitor.close();
    }
  });
  const turns = measured.flat();
  const took = turns.map((turn) => turn.took);
  const slowest = turns.toSorted((a, b) => b.took - a.took).slice(0, SLOWEST);
  return markdownTable(
    [`turns to a page of each widget, 4× slower CPU, ${turns.length} turns`, "goal", target.name],
    [
      ["75th percentile", "≤ 40 ms", milliseconds(quantile(took, 0.75))],
      ["worst", "≤ 80 ms", milliseconds(Math.max(...took))],
      ...slowest.map((turn) => [`… to ${turn.to}`, "", milliseconds(turn.took)]),
    ],
  );
}

/** Answers all pages of a step at full speed, then turns through it with a slow processor. */
async function turnThrough(page: Page): Promise<readonly Turn[]> {
  const programId = await storeAllWidgets();
  const reader = new Reader(page, "ko", programId);
  const { uid } = await reader.begin(STEP_ID);
  await new StepWalk(reader, uid).walk(STEP_ID);
  await page.goto(viewerPath(programId, STEP_ID, 1));
  await slowDown(page);
  const names = (await publishedPages(programId, STEP_ID)).map(({ page: { pageId } }) => pageId);
  const turns: Turn[] = [];
  const turn = async (place: number, act: () => Promise<unknown>) => {
    await page.waitForTimeout(READING_MS);
    const took = await timed(page, act, nowOpen(place + 1));
    turns.push({ to: names[place] ?? "", took });
  };
  for (let place = 1; place < names.length; place += 1) {
    await turn(place, () => page.locator(NEXT).filter({ visible: true }).click());
  }
  for (let place = names.length - 2; place >= 0; place -= 1) await turn(place, () => page.goBack());
  return turns;
}
