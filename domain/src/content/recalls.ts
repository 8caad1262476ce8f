import type { AnyWidgetDefinition } from "../widgets/widget.ts";
import type { ForeignKey } from "./activity.ts";
import { type SavedPage, savedPage } from "./page-save.ts";
import { evaluateProps, type Labelled } from "./props.ts";

/** An answer, with what is needed to read it. */
export interface Answer {
  readonly definition: AnyWidgetDefinition;
  /** Evaluated props of the widget that asked. */
  readonly props: unknown;
  readonly value: unknown;
}

/** Answers by name; undefined for those that do not exist. */
export type RecalledAnswers = Readonly<Record<string, Answer | undefined>>;

/**
 * The answers of other pages that a page reads, from what is saved of those pages by name (null where nothing is). An
 * answer that was hidden, skipped, or does not parse is missing. Options that come from a further answer
 * (`places.before`) are taken from it.
 */
export function readRecalls(
  foreignKeys: Readonly<Record<string, ForeignKey>>,
  saved: Readonly<Record<string, unknown>>,
  definitionOf: (type: string) => AnyWidgetDefinition | undefined,
): RecalledAnswers {
  // The further answers have longer names, and are read first.
  const names = Object.keys(foreignKeys).sort((a, b) => depth(b) - depth(a));
  // Named also where they are missing: conditions ask whether they are answered.
  const answers: Record<string, Answer | undefined> = Object.fromEntries(
    names.map((name) => [name, undefined]),
  );
  for (const name of names) {
    const key = foreignKeys[name];
    const definition = key === undefined ? undefined : definitionOf(key.widget);
    if (key === undefined || definition === undefined) continue;
    const page = savedPage.safeParse(saved[name]);
    const value = page.success ? answerIn(page.data, key.model) : undefined;
    const parsed = definition.value.safeParse(value);
    if (value === undefined || !parsed.success) continue;
    const props = evaluateProps(key.props, { values: {}, partsOf: (from) => partsOf(answers[from]) });
    answers[name] = { definition, props, value: parsed.data };
  }
  return answers;
}

/** The parts of an answer; none where there is no answer. */
export function partsOf(answer: Answer | undefined): Labelled {
  return answer?.definition.parts?.(answer.value, answer.props) ?? {};
}

function answerIn(page: SavedPage, model: string): unknown {
  const saved = page[model];
  return saved?.state === "answered" ? saved.value : undefined;
}

function depth(name: string): number {
  return name.split(".").length;
}
