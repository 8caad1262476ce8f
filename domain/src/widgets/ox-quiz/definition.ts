import type { Labelled } from "../../content/props.ts";
import { type OxAnswers, oxAnswers, oxProblems, oxReading, oxSummary } from "../shared/ox.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { OxQuizProps } from "./widget.ts";

/**
 * The first answer to each question, which the client lets stand. A wrong one is no problem: the explanation follows
 * either way.
 */
export const oxQuiz: WidgetDefinition<OxQuizProps, OxAnswers> = {
  type: "ox-quiz",
  value: oxAnswers,
  empty: () => ({}),
  isAnswered: (answers) => Object.keys(answers).length > 0,
  check: (answers, props) => oxProblems(answers, statements(props)),
  read: { type: "map<string, bool>", of: (answers, props) => oxReading(answers, statements(props)) },
  summary: (answers, props, language) => oxSummary(answers, statements(props), props.meanings, language),
  freeText: () => [],
};

function statements({ questions }: OxQuizProps): Labelled {
  return Object.fromEntries(Object.entries(questions).map(([id, { statement }]) => [id, statement]));
}
