import { own } from "@mindle/domain/widgets/answers/parts";
import { type MultiQuestionValue, multiQuestion } from "@mindle/domain/widgets/multi-question/definition";
import type { MultiQuestionProps } from "@mindle/domain/widgets/multi-question/widget";
import { useContentPage } from "../../page-context.ts";
import { Chip, Chips } from "../../parts/choices/chip.tsx";
import { Question } from "../../parts/question.tsx";
import { SubQuestions } from "../../parts/sub-questions.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";

export default answeredWidget(multiQuestion, MultiQuestion);

/** Several questions, each with the same chips to pick one of. */
function MultiQuestion({
  id,
  props: { label, questions, options },
  value,
  onChange,
  problems,
  disabled,
}: WidgetViewProps<MultiQuestionProps, MultiQuestionValue>) {
  const { language } = useContentPage();
  return (
    <Question id={id} label={label[language]} problems={problems}>
      <SubQuestions
        id={id}
        questions={questions}
        isAnswered={(question) => own(options, own(value, question) ?? "") !== undefined}
        problems={problems}
      >
        {(question, name) => (
          <Chips labels={Object.values(options).map((text) => text[language])}>
            {Object.entries(options).map(([option, text]) => (
              <Chip
                key={option}
                kind="radio"
                name={name}
                label={text[language]}
                checked={value[question] === option}
                onChange={() => onChange({ ...value, [question]: option })}
                disabled={disabled}
              />
            ))}
          </Chips>
        )}
      </SubQuestions>
    </Question>
  );
}
