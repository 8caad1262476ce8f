import { CHOICES, FIRST_HALF } from "@mindle/domain/assessment/questions";
import texts from "../../../web/src/locales/ko/assessment-questions.ts";

/** The first half of the wizard's questions on one page. */
export const QUESTIONS = {
  elements: FIRST_HALF.map((name) => ({
    type: "radiogroup",
    name,
    title: texts[name],
    isRequired: true,
    colCount: 5,
    choices: CHOICES.map((value) => ({ value, text: texts.scale[value] })),
  })),
};
