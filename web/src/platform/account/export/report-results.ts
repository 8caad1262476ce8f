import { bandOf } from "@mindle/domain/assessment/bands";
import { CHARACTERS, type Character } from "@mindle/domain/assessment/characters";
import { isChoice, QUESTION_IDS } from "@mindle/domain/assessment/questions";
import * as z from "zod/mini";
import { textByKey } from "../../i18n/i18n.ts";
import { findDocuments, time } from "./documents.ts";
import {
  type DocumentSection,
  dayAndTime,
  describeEach,
  type Fact,
  type ReportContext,
  type ReportPart,
} from "./report-parts.ts";

const response = z.object({
  answers: z.object({
    nickname: z.object({ value: z.string() }),
    stress: z.object({ value: z.number() }),
    email: z.object({ value: z.nullable(z.string()) }),
    character: z.object({ value: z.array(z.enum(CHARACTERS)) }),
  }),
  questions: z.record(z.string(), z.string()),
  grades: z.nullable(z.record(z.enum(CHARACTERS), z.number())),
  createdAt: time,
});

/** Every result with its meaning, and the questions with their answers. */
export function resultsSection(context: ReportContext): DocumentSection {
  const { t, documents } = context;
  const found = findDocuments(documents, /^assessments\//, response);
  return describeEach(
    t("file.results.title"),
    t("file.results.nothing"),
    found.toSorted(([, one], [, other]) => one.createdAt - other.createdAt),
    ({ answers, questions, grades, createdAt }) => ({
      title: dayAndTime(context, createdAt),
      parts: [
        {
          facts: [
            [t("file.results.nickname"), answers.nickname.value],
            [
              t("file.results.chosen"),
              answers.character.value.map((name) => characterName(context, name)).join(", "),
            ],
            [
              t("assessment-result:stress.title"),
              t("assessment-result:stress.answer", { stress: answers.stress.value }),
            ],
            [t("file.results.email"), answers.email.value ?? t("file.results.noEmail")],
          ],
        },
        ...(grades === null ? [] : [gradesPart(context, grades)]),
        ...questionsPart(context, questions),
      ],
    }),
  );
}

function gradesPart(context: ReportContext, grades: Readonly<Record<Character, number>>): ReportPart {
  const { t } = context;
  const facts = CHARACTERS.map((character): Fact => {
    const band = bandOf(grades[character]);
    const score = t("assessment-result:graph.score", { score: grades[character].toFixed(1) });
    const meaning =
      band === "serious"
        ? t(`assessment-result-details:seriousMeanings.${character}`)
        : t(`assessment-result-details:bandMeanings.${band}`);
    return [
      characterName(context, character),
      `${score} · ${t(`assessment-result:bands.${band}`)}. ${meaning}`,
    ];
  });
  return { title: t("file.results.grades"), facts };
}

function questionsPart(
  { t, language }: ReportContext,
  questions: Readonly<Record<string, string>>,
): readonly ReportPart[] {
  const facts = QUESTION_IDS.flatMap((id): readonly Fact[] => {
    const choice = questions[id];
    if (!isChoice(choice)) return [];
    return [[textByKey(language, "assessment-questions", id), t(`assessment-questions:scale.${choice}`)]];
  });
  return facts.length === 0 ? [] : [{ title: t("file.results.questions"), facts }];
}

function characterName({ t }: ReportContext, character: Character): string {
  return `${t(`common:names.${character}`)} (${t(`assessment-result-details:causes.${character}`)})`;
}
