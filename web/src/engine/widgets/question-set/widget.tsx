import { type QuestionSetValue, questionSet } from "@mindle/domain/widgets/question-set/definition";
import type { QuestionSetProps } from "@mindle/domain/widgets/question-set/props";
import { useContentPage } from "../../page-context.ts";
import { Question } from "../../parts/question.tsx";
import { SubQuestion, SubQuestions } from "../../parts/sub-question.tsx";
import { partProblem } from "../../problem-text.ts";
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
  const asked = Object.entries(questions);
  const mayBeLeftOut = least !== undefined && least < asked.length;
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
        count={asked.length}
        answered={asked.filter(([question]) => value[question] !== undefined).length}
      >
        {asked.map(([question, text]) => (
          <SubQuestion
            key={question}
            id={`${id}-${question}`}
            part={question}
            text={text[language]}
            problem={partProblem(problems, question, language)}
          >
            <Scale
              name={`${id}-${question}`}
              scale={scale}
              value={value[question]}
              onChange={(point) => onChange({ ...value, [question]: point })}
              onClear={mayBeLeftOut ? () => clear(question) : undefined}
              disabled={disabled}
            />
          </SubQuestion>
        ))}
      </SubQuestions>
    </Question>
  );
}
