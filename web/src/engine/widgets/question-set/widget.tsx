import { type QuestionSetValue, questionSet } from "@mindle/domain/widgets/question-set/definition";
import type { QuestionSetProps } from "@mindle/domain/widgets/question-set/props";
import { useContentPage } from "../../page-context.ts";
import { Question } from "../../parts/question.tsx";
import { SubQuestions } from "../../parts/sub-questions.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import { Scale } from "./scale.tsx";
import { TEXTS } from "./texts.ts";

export default answeredWidget(questionSet, QuestionSet);

/** Questions one after another, each answered on the same scale of stones. */
function QuestionSet({
  id,
  props: { label, questions, scale, least },
  value,
  onChange,
  problems,
  disabled,
}: WidgetViewProps<QuestionSetProps, QuestionSetValue>) {
  const { language } = useContentPage();
  const mayBeLeftOut = least !== undefined && least < Object.keys(questions).length;
  const clear = (question: string) =>
    onChange(Object.fromEntries(Object.entries(value).filter(([each]) => each !== question)));
  return (
    <Question
      id={id}
      label={label[language]}
      hint={mayBeLeftOut && !disabled ? TEXTS[language].atLeast(least) : undefined}
      problems={problems}
    >
      <SubQuestions
        id={id}
        questions={questions}
        isAnswered={(question) => value[question] !== undefined}
        problems={problems}
      >
        {(question, name) => (
          <Scale
            name={name}
            scale={scale}
            value={value[question]}
            onChange={(point) => onChange({ ...value, [question]: point })}
            onClear={mayBeLeftOut ? () => clear(question) : undefined}
            disabled={disabled}
          />
        )}
      </SubQuestions>
    </Question>
  );
}
