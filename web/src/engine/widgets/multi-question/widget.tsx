import { type MultiQuestionValue, multiQuestion } from "@mindle/domain/widgets/multi-question/definition";
import type { MultiQuestionProps } from "@mindle/domain/widgets/multi-question/props";
import { own } from "@mindle/domain/widgets/parts";
import { useContentPage } from "../../page-context.ts";
import { Chip, Chips } from "../../parts/chip.tsx";
import { Question } from "../../parts/question.tsx";
import { SubQuestion, SubQuestions } from "../../parts/sub-question.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";

export default answeredWidget(multiQuestion, MultiQuestion);

/** Several questions, each with the same pebbles to pick one of. */
function MultiQuestion({
  id,
  props: { label, questions, options },
  value,
  onChange,
  problems,
  disabled,
}: WidgetViewProps<MultiQuestionProps, MultiQuestionValue>) {
  const { language } = useContentPage();
  const asked = Object.entries(questions);
  const isAnswered = (question: string) => own(options, own(value, question) ?? "") !== undefined;
  return (
    <Question id={id} label={label[language]} problems={problems}>
      <SubQuestions count={asked.length} answered={asked.filter(([question]) => isAnswered(question)).length}>
        {asked.map(([question, text]) => (
          <SubQuestion
            key={question}
            id={`${id}-${question}`}
            part={question}
            text={text[language]}
            problem={partProblem(problems, question, language)}
          >
            <Chips>
              {Object.entries(options).map(([option, name]) => (
                <Chip
                  key={option}
                  kind="radio"
                  name={`${id}-${question}`}
                  label={name[language]}
                  checked={value[question] === option}
                  onChange={() => onChange({ ...value, [question]: option })}
                  disabled={disabled}
                />
              ))}
            </Chips>
          </SubQuestion>
        ))}
      </SubQuestions>
    </Question>
  );
}
