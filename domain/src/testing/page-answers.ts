import fc from "fast-check";
import { evaluatePage, type PageInput } from "../content/page.ts";
import { isRecord } from "../text/json.ts";
import { WIDGETS } from "../widgets/registry.ts";
import { PLAUSIBLE } from "./draw.ts";

/** `usual`: what a person might enter. `extreme`: as much as the page takes. */
export type AnswersKind = "empty" | "usual" | "extreme";

type Filled = Exclude<AnswersKind, "empty">;

/** How many values are tried. */
const TRIES = 200;

/** Longest text that is tried where the widget has no limit of its own. */
const LONGEST = 2000;

/** Words of everyday, and words that no line can hold. */
const LONG_TEXT = [
  ..."끝까지완벽하게해내지않으면아무도나를좋아하지않을것같다는생각이자꾸들었어요. Donaudampfschifffahrtsgesellschaftskapitän. 그래도 오늘은 여기까지만 하고, 조금 쉬어 보기로 했어요. ".repeat(
    30,
  ),
];

/** How lists with a `none` are answered: by chance, with that alone, with one of the others, or not where they may be left empty. */
export type GateAnswers = "any" | "none" | "one" | "empty";

/**
 * Generated answers to a page by model, the same for the same seed. None has a problem; a component has none where it
 * is hidden, or where nothing it takes can be entered.
 */
export function answersFor(
  page: Omit<PageInput, "values">,
  kind: AnswersKind,
  seed: number,
  gates: GateAnswers = "any",
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  if (kind === "empty") return values;
  for (const [at, { bind }] of page.components.entries()) {
    if (bind === undefined) continue;
    // What is shown, and options that come from answers above, depend on those.
    const shown = evaluatePage({ ...page, values }).components[at];
    if (shown?.visible !== true) continue;
    const { component, props } = shown;
    const options = gates === "any" ? undefined : gateOptions(component.type, props);
    if (options !== undefined && gates === "empty" && component.optional === true) continue;
    const value =
      options === undefined
        ? generatedValue(component.type, props, kind, seed + at)
        : gates === "one"
          ? fc.sample(fc.constantFrom(...options), { seed: seed + at, numRuns: 1 })
          : ["none"];
    if (value !== undefined) values[bind] = value;
  }
  return values;
}

/** A generated value of a widget without a problem; undefined where there is none. */
export function generatedValue(type: string, props: unknown, kind: Filled, seed: number): unknown {
  const widget = WIDGETS[type];
  const definition = widget?.definition;
  const values = widget?.values?.(props, PLAUSIBLE, fc);
  if (definition === undefined || values === undefined) return undefined;
  const isValid = (value: unknown) =>
    definition.isAnswered(value, props) && definition.check(value, props).length === 0;
  const valid = fc.sample(values, { seed, numRuns: TRIES }).filter(isValid);
  if (kind === "usual") return valid[0];
  const [largest] = valid.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return largest === undefined
    ? undefined
    : lengthened(largest, new Set(definition.freeText(largest)), isValid);
}

const LISTS: readonly string[] = ["labelled-check-list", "multi-select"];

/** The other options of a list in which one, `none`, says that nothing else in it is so; undefined for anything else. */
function gateOptions(type: string, props: unknown): string[] | undefined {
  if (!LISTS.includes(type) || !isRecord(props) || !isRecord(props["options"])) return undefined;
  const { none, ...others } = props["options"];
  return none === undefined ? undefined : Object.keys(others);
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value).length;
}

/** A value with each text that was typed as long as it may be. */
function lengthened(
  value: unknown,
  typed: ReadonlySet<string>,
  isValid: (value: unknown) => boolean,
): unknown {
  if (typeof value === "string") return typed.has(value) ? longest(value, isValid) : value;
  if (Array.isArray(value)) {
    const whole: unknown[] = [...value];
    for (const [at, item] of whole.entries()) {
      whole[at] = lengthened(item, typed, (changed) => isValid(whole.with(at, changed)));
    }
    return whole;
  }
  if (!isRecord(value)) return value;
  const whole: Record<string, unknown> = { ...value };
  for (const [key, item] of Object.entries(value)) {
    whole[key] = lengthened(item, typed, (changed) => isValid({ ...whole, [key]: changed }));
  }
  return whole;
}

function longest(text: string, isValid: (text: string) => boolean): string {
  let best = text;
  let [low, high] = [1, LONGEST];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    // Widgets count without spaces at the ends.
    const tried = LONG_TEXT.slice(0, middle).join("").replace(/ $/, "…");
    if (isValid(tried)) {
      best = tried;
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  return best;
}
