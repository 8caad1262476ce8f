import "survey-core/survey-core.min.css";
import { CHOICES, FIRST_HALF } from "@mindle/domain/assessment/questions";
import { createRoot } from "react-dom/client";
import { Model } from "survey-core";
import { Survey } from "survey-react-ui";
import texts from "../../../../web/src/locales/ko/schema-questions.ts";

// SurveyJS as in its introduction, with the first half of the wizard's questions on one page. Not TypeScript, because its
// packages are installed only for the bench.

const survey = new Model({
  elements: FIRST_HALF.map((name) => ({
    type: "radiogroup",
    name,
    title: texts[name],
    isRequired: true,
    colCount: 5,
    choices: CHOICES.map((value) => ({ value, text: texts.scale[value] })),
  })),
});

createRoot(document.getElementById("root")).render(<Survey model={survey} />);
