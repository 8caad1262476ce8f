import {
  MEASURE_NAMES,
  MEASURES,
  type MeasureName,
  reliableChange,
  score,
  scoreRange,
} from "../content/measures.ts";
import type { ReadPage } from "../content/read-pages.ts";
import type { ChangeScale } from "./change.ts";
import { type ChangeSeries, isQuestionSet } from "./change-series.ts";
import { parseInstanceId } from "./instance-id.ts";

/** The items of a measure that a person answered on one occasion: a step, each time that it was done. */
interface Occasion {
  readonly name: MeasureName;
  at: number;
  readonly items: (number | undefined)[];
}

/** How the scores of measures changed, also of those whose items are on several pages; none before there are two scores. */
export function measureSeries(
  pages: readonly ReadPage[],
  labelOf: (name: MeasureName) => string,
): readonly ChangeSeries[] {
  const occasions = occasionsOf(pages);
  return MEASURE_NAMES.flatMap((name) => {
    const points = occasions
      .filter((occasion) => occasion.name === name)
      .map(({ at, items }) => ({ at, value: scoreOf(name, items) }))
      .toSorted((one, other) => one.at - other.at);
    if (points.filter(({ value }) => value !== null).length < 2) return [];
    return [{ id: name, label: labelOf(name), scale: scaleOf(name), points }];
  });
}

function scaleOf(name: MeasureName): ChangeScale {
  return { ...scoreRange(name), band: reliableChange(name), harder: MEASURES[name].harder, digits: 0 };
}

function occasionsOf(pages: readonly ReadPage[]): readonly Occasion[] {
  const occasions = new Map<string, Occasion>();
  // Of two answers to an item, as where a page was replaced, the later one counts.
  for (const page of pages.toSorted((one, other) => one.savedAt - other.savedAt)) {
    for (const { props, definition, value, answered } of page.state.components) {
      if (definition?.type !== "question-set" || !answered || !isQuestionSet(props)) continue;
      const { measure, questions } = props;
      if (measure === undefined) continue;
      const key = [page.programId, page.stepId, parseInstanceId(page.instance)?.sub, measure.name].join("+");
      const occasion = occasions.get(key) ?? { name: measure.name, at: page.savedAt, items: [] };
      occasions.set(key, occasion);
      occasion.at = page.savedAt;
      const read = definition.check(value, props).length === 0 ? definition.read.of(value, props) : [];
      const given = Array.isArray(read) ? read : [];
      for (const at of Object.keys(questions).keys()) {
        const item: unknown = given[at];
        occasion.items[measure.from + at] = typeof item === "number" ? item : undefined;
      }
    }
  }
  return [...occasions.values()];
}

/** The score as pages work it out; null where an item is missing. */
function scoreOf(name: MeasureName, items: Occasion["items"]): number | null {
  const given = Array.from({ length: MEASURES[name].items }, (_, at) => items[at]).filter(
    (item) => item !== undefined,
  );
  return given.length === MEASURES[name].items ? score(name, given) : null;
}
