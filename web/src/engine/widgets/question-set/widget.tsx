import { questionSet } from "@mindle/domain/widgets/question-set/definition";
import { useContentPage } from "../../page-context.ts";
import { koreanCount } from "../../parts/numbers.ts";
import { OneAtATime } from "../../parts/one-at-a-time/one-at-a-time.tsx";
import { LeftPebble } from "../../parts/slider/number-slider.tsx";
import { answeredWidget } from "../../widget-view.ts";
import { isRow, Scale } from "./scale.tsx";

const TEXTS = {
  ko: { atLeast: (count: number) => `${koreanCount(count)}만 답해도 괜찮아요` },
  en: { atLeast: (count: number) => (count === 1 ? "One answer is enough" : `${count} answers are enough`) },
} as const;

/** One question at a time, all answered on the same scale; then all answers together. */
export default answeredWidget(
  questionSet,
  function QuestionSet({ id, props, value, onChange, problems, disabled }) {
    const { language } = useContentPage();
    const { label, questions, scale, reversed, least } = props;
    const mayBeLeftOut = least !== undefined && least < Object.keys(questions).length;
    const areWords = Object.keys(scale.labels).length === scale.max - scale.min + 1;
    const answerOf = (question: string) => {
      const point = value[question];
      if (point === undefined) return undefined;
      return (areWords ? scale.labels[String(point)]?.[language] : undefined) ?? String(point);
    };
    const without = (question: string) =>
      Object.fromEntries(Object.entries(value).filter(([each]) => each !== question));
    return (
      <OneAtATime
        id={id}
        label={label[language]}
        draw={
          isRow(scale)
            ? undefined
            : (question) => <LeftPebble value={value[question] ?? scale.min} points={{ ...scale, step: 1 }} />
        }
        hint={mayBeLeftOut ? TEXTS[language].atLeast(least) : undefined}
        questions={questions}
        answerOf={answerOf}
        leaveOut={mayBeLeftOut ? (question) => onChange(without(question)) : undefined}
        firstProblem={questionSet.check(value, props)[0]}
        problems={problems}
        disabled={disabled}
      >
        {({ question, ...asked }) => (
          <Scale
            {...asked}
            scale={scale}
            value={value[question]}
            onChange={(point) => onChange({ ...value, [question]: point })}
            isHard={!reversed.includes(question)}
            disabled={disabled}
          />
        )}
      </OneAtATime>
    );
  },
);
