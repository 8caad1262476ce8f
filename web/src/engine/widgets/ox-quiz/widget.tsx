import type { OxAnswers } from "@mindle/domain/widgets/answers/ox";
import { own } from "@mindle/domain/widgets/answers/parts";
import { oxQuiz } from "@mindle/domain/widgets/ox-quiz/definition";
import type { OxQuizProps } from "@mindle/domain/widgets/ox-quiz/props";
import { useContentPage } from "../../page-context.ts";
import { Question } from "../../parts/question.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import styles from "./ox-quiz.module.css";
import { QuizCard } from "./quiz-card.tsx";
import { TEXTS } from "./texts.ts";

export default answeredWidget(oxQuiz, OxQuiz);

/** Cards that come one after the other, each stamped once with O or X. The reply follows whichever it was. */
function OxQuiz({ id, props, value, onChange, problems, disabled }: WidgetViewProps<OxQuizProps, OxAnswers>) {
  const { language } = useContentPage();
  const questions = Object.entries(props.questions);
  const next = questions.find(([question]) => own(value, question) === undefined)?.[0];
  const shown = questions.filter(
    ([question]) => disabled || question === next || own(value, question) !== undefined,
  );
  const left = questions.length - shown.length;
  const cards = (
    <div className={styles.cards}>
      {shown.map(([question, content]) => (
        <div key={question} className={styles.place}>
          <QuizCard
            id={`${id}-${question}`}
            part={question}
            statement={content.statement[language]}
            meanings={props.meanings}
            right={content.right}
            why={content.why}
            answer={own(value, question)}
            onAnswer={(answer) => onChange({ ...value, [question]: answer })}
            problem={partProblem(problems, question, language)}
            disabled={disabled}
          />
        </div>
      ))}
      {left > 0 && (
        <p className={styles.left} data-many={left > 1 || undefined}>
          {TEXTS[language].left(left)}
        </p>
      )}
    </div>
  );
  if (props.label === undefined) return cards;
  return (
    <Question id={id} label={props.label[language]} problems={problems}>
      {cards}
    </Question>
  );
}
