import { multiQuestion } from "@mindle/domain/widgets/multi-question/definition";
import { own } from "@mindle/domain/widgets/shared/parts";
import { useContentPage } from "../../page-context.ts";
import { Chip, Chips, chipColumns } from "../../parts/choices/chip.tsx";
import { OneAtATime } from "../../parts/one-at-a-time/one-at-a-time.tsx";
import { Question } from "../../parts/question/question.tsx";
import { SubQuestions } from "../../parts/question/sub-questions.tsx";
import { answeredWidget } from "../../widget-view.ts";

/** Several questions, each with the same chips to pick one of: together where they fit a screen, else one at a time. */
export default answeredWidget(
  multiQuestion,
  function MultiQuestion({ id, props, value, onChange, problems, disabled }) {
    const { language } = useContentPage();
    const { label, questions, options } = props;
    const labels = Object.values(options).map((text) => text[language]);
    const answerOf = (question: string) => own(options, own(value, question) ?? "")?.[language];
    const chips = (question: string, name: string, onAnswered?: () => void) => (
      <Chips labels={labels}>
        {Object.entries(options).map(([option, text]) => (
          <Chip
            key={option}
            kind="radio"
            name={name}
            label={text[language]}
            checked={value[question] === option}
            onChange={() => onChange({ ...value, [question]: option })}
            onPress={onAnswered}
            disabled={disabled}
          />
        ))}
      </Chips>
    );
    const rows = Object.keys(questions).length * Math.ceil(labels.length / chipColumns(labels));
    if (rows > MAX_ROWS) {
      return (
        <OneAtATime
          id={id}
          label={label[language]}
          questions={questions}
          answerOf={answerOf}
          firstProblem={multiQuestion.check(value, props)[0]}
          problems={problems}
          disabled={disabled}
          role="radiogroup"
        >
          {({ question, name, onAnswered }) => chips(question, name, onAnswered)}
        </OneAtATime>
      );
    }
    return (
      <Question id={id} label={label[language]} problems={problems}>
        <SubQuestions
          id={id}
          questions={questions}
          isAnswered={(question) => answerOf(question) !== undefined}
          problems={problems}
        >
          {chips}
        </SubQuestions>
      </Question>
    );
  },
);

/** More rows of chips than these are more than a screen. */
const MAX_ROWS = 6;
