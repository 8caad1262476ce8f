import type { Language } from "@mindle/domain/catalogue/language";
import type { WidgetProblem } from "@mindle/domain/widgets/answers/problem";
import type { ReactNode } from "react";
import { useContentPage } from "../../page-context.ts";
import { Question } from "../question.tsx";
import { TEXTS } from "./texts.ts";

interface TagQuestionProps {
  readonly id: string;
  /** Absent where the text before it asks the question. */
  readonly label: Readonly<Record<Language, string>> | undefined;
  /** How many can be picked. */
  readonly max: number;
  readonly problems: readonly WidgetProblem[];
  readonly children: ReactNode;
}

/** A question with tags, or the tags alone. */
export function TagQuestion({ label, max, ...question }: TagQuestionProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  return (
    <Question {...question} label={label?.[language] ?? { hidden: texts.tags }} hint={texts.upTo(max)} />
  );
}
