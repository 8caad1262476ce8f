import { oxList } from "@mindle/domain/widgets/ox-list/definition";
import { own } from "@mindle/domain/widgets/shared/parts";
import { useContentPage } from "../../page-context.ts";
import { Choice } from "../../parts/choices/choice.tsx";
import { MARKS, Stamp, stampState } from "../../parts/choices/stamp.tsx";
import pair from "../../parts/choices/stamp-pair.module.css";
import { ProblemNote, Question } from "../../parts/question/question.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget } from "../../widget-view.ts";
import styles from "./ox-list.module.css";

/** Statements on cards, each stamped with O or X. */
export default answeredWidget(oxList, function OxList({ id, props, value, onChange, problems, disabled }) {
  const { language } = useContentPage();
  return (
    <Question id={id} label={props.label[language]} problems={problems}>
      <ul className={styles.list}>
        {Object.entries(props.rows).map(([row, label]) => {
          const rowId = `${id}-${row}`;
          const answer = own(value, row);
          const problem = partProblem(problems, row, language);
          return (
            <li key={row} className={styles.place}>
              <div
                className={pair.card}
                role="radiogroup"
                data-part={row}
                aria-labelledby={`${rowId}-statement`}
                aria-describedby={problem === undefined ? undefined : `${rowId}-problem`}
                aria-invalid={problem !== undefined || undefined}
              >
                <p className={pair.statement} id={`${rowId}-statement`}>
                  {label[language]}
                </p>
                <div className={pair.pair}>
                  {MARKS.map((mark) => (
                    <Choice
                      key={mark}
                      kind="radio"
                      name={rowId}
                      className={pair.choice}
                      state={stampState(mark, answer)}
                      checked={answer === mark}
                      disabled={disabled}
                      onChange={() => onChange({ ...value, [row]: mark })}
                    >
                      <Stamp mark={mark} meaning={props.meanings[mark][language]} />
                    </Choice>
                  ))}
                </div>
              </div>
              <ProblemNote id={`${rowId}-problem`} text={problem} />
            </li>
          );
        })}
      </ul>
    </Question>
  );
});
