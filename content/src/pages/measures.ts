import { isMeasure, MEASURES, type MeasureName } from "@mindle/domain/content/measures";
import { isRecord } from "@mindle/domain/text/json";
import type { Mistake } from "../files/content-error.ts";
import type { Source } from "../files/source.ts";
import type { PlacedComponent } from "./components.ts";

/** Measures some of whose items a step does not ask, or asks twice: they would never have a score, or one of two answers. */
export function wrongMeasures(pages: readonly (readonly PlacedComponent[])[], source: Source): Mistake[] {
  const asked = new Map<MeasureName, { readonly firstPage: number; readonly items: number[] }>();
  for (const [at, components] of pages.entries()) {
    for (const { name, items } of components.flatMap(measuredBy)) {
      const known = asked.get(name) ?? { firstPage: at, items: [] };
      asked.set(name, known);
      known.items.push(...items);
    }
  }
  return [...asked].flatMap(([name, { firstPage, items }]) => {
    const all = Array.from({ length: MEASURES[name].items }, (_, at) => at);
    const wrong = all.filter((item) => items.filter((each) => each === item).length !== 1);
    if (wrong.length === 0) return [];
    const expected = `expected the step to ask every item of ${name} once; not so: ${wrong.join(", ")}`;
    return [source.mistake(["pages", firstPage, "page"], expected)];
  });
}

function measuredBy({ component: { type, props } }: PlacedComponent) {
  if (type !== "question-set" || !isRecord(props)) return [];
  const { measure, questions } = props;
  if (!isRecord(measure) || !isRecord(questions)) return [];
  const { name, from } = measure;
  if (typeof name !== "string" || !isMeasure(name) || typeof from !== "number") return [];
  return [{ name, items: Object.keys(questions).map((_, at) => from + at) }];
}
