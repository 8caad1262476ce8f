import { markdownTable, milliseconds, ratio } from "../shared/markdown.ts";
import { median, quantile } from "../shared/statistics.ts";
import type { BenchOptions } from "./lighthouse-tables.ts";
import { launchBrowser } from "./phone.ts";
import { measureQuestions, type QuestionFigures } from "./question-measures.ts";
import type { BenchTarget } from "./targets.ts";

interface Row {
  readonly title: string;
  readonly goal: string;
  figure(runs: readonly QuestionFigures[]): number | undefined;
}

const ROWS: readonly Row[] = [
  row("first question answerable, cold", "≤ 1000 ms", (runs) => median(runs.map(({ cold }) => cold))),
  row("… second visit", "≤ 400 ms", (runs) => median(runs.map(({ repeat }) => repeat))),
  row("… second visit, no network", "≤ 400 ms", (runs) => medianOfKnown(runs.map(({ offline }) => offline))),
  row("tap to paint, 75th percentile", "≤ 48 ms", (runs) =>
    quantile(
      runs.flatMap(({ taps }) => taps),
      0.75,
    ),
  ),
  row("… worst", "≤ 100 ms", (runs) => Math.max(...runs.flatMap(({ taps }) => taps))),
  row("tap to next question answerable, 75th percentile", "≤ 100 ms", (runs) =>
    quantile(
      runs.flatMap(({ nexts }) => nexts),
      0.75,
    ),
  ),
  row("Continue to next stage", "≤ 100 ms", (runs) => medianOfKnown(runs.map(({ stage }) => stage))),
];

/** Interaction with the seventeen questions, ours and the others', as a Markdown table. */
export async function questionTable(
  targets: readonly BenchTarget[],
  { runs, browser: kind }: BenchOptions,
): Promise<string> {
  const all = new Map<BenchTarget, QuestionFigures[]>(targets.map((target) => [target, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const target of run % 2 === 0 ? targets : targets.toReversed()) {
      console.error(`questions, ${run + 1} of ${runs}: ${target.name}`);
      // A browser of its own, so that none inherits compiled code.
      const browser = await launchBrowser(kind);
      try {
        all.get(target)?.push(await measureQuestions(browser, target));
      } finally {
        await browser.close();
      }
    }
  }
  const [ours, ...others] = targets;
  if (ours === undefined) throw new Error("There is nothing to measure.");
  return markdownTable(
    ["17 questions, 4× slower CPU", "goal", ours.name, ...others.flatMap(({ name }) => [name, "ours is"])],
    ROWS.map(({ title, goal, figure }) => {
      const own = figure(all.get(ours) ?? []);
      return [
        title,
        goal,
        own === undefined ? undefined : milliseconds(own),
        ...others.flatMap((other) => {
          const theirs = figure(all.get(other) ?? []);
          return theirs === undefined || own === undefined
            ? ["cannot", undefined]
            : [milliseconds(theirs), ratio(own, theirs)];
        }),
      ];
    }),
  );
}

function medianOfKnown(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length < values.length ? undefined : median(known);
}

function row(title: string, goal: string, figure: Row["figure"]): Row {
  return { title, goal, figure };
}
