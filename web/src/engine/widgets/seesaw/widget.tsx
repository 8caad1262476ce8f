import { type SeesawSide, type SeesawValue, seesaw } from "@mindle/domain/widgets/seesaw/definition";
import type { SeesawProps } from "@mindle/domain/widgets/seesaw/widget";
import type { ReactNode } from "react";
import { useContentPage } from "../../page-context.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { ProblemNote, Question } from "../../parts/question/question.tsx";
import { NothingGiven } from "../../parts/rows-in-picture/nothing-given.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import { load, SIDES, weigh, weightOf } from "./balance.ts";
import { Board } from "./board.tsx";
import styles from "./seesaw.module.css";
import small from "./small-seesaw.module.css";
import { balanceText, TEXTS } from "./texts.ts";
import { type RowProps, WeightChoice, WeightSlider } from "./weight.tsx";

/** What gives and what takes: pebbles on a seesaw that tips, or a choice of weights. */
export default answeredWidget(
  seesaw,
  function Seesaw(view) {
    const { language } = useContentPage();
    const { id, props, value, problems, disabled } = view;
    const texts = TEXTS[language];
    const sideOf = (side: SeesawSide) => ({
      label: props[side].label[language],
      load: load(value, props, side),
    });
    if (SIDES.every((side) => Object.keys(props[side].rows).length === 0)) {
      return (
        <Question id={id} label={props.label[language]} problems={problems}>
          <NothingGiven kind="rows" />
        </Question>
      );
    }
    return (
      <Question id={id} label={props.label[language]} problems={problems}>
        <p className={styles.balance} role="status">
          {balanceText(sideOf("gives"), sideOf("takes"), language)}
        </p>
        <WithPlainVersion
          picture={
            <div className={styles.seesaw}>
              {!disabled && <p className={styles.hint}>{texts.hint}</p>}
              <Board value={value} props={props} />
              <Sides {...view} row={(row) => <WeightSlider {...row} />} />
            </div>
          }
          plain={<Sides {...view} isWide row={(row) => <WeightChoice {...row} />} />}
        />
      </Question>
    );
  },
  // As it was left, and what each side weighs.
  ({ props, value, language }) => (
    <div className={small.seesaw}>
      <Board props={props} value={value} isStill />
      <p className={small.sides}>
        {SIDES.map((side) => (
          <span key={side}>
            {props[side].label[language]} {load(value, props, side)}
          </span>
        ))}
      </p>
    </div>
  ),
);

interface SidesProps extends WidgetViewProps<SeesawProps, SeesawValue> {
  /** Below one another instead of side by side. */
  readonly isWide?: boolean;
  row(props: RowProps): ReactNode;
}

/** The rows of both sides. */
function Sides({ id, props, value, onChange, problems, disabled, isWide, row }: SidesProps) {
  const { language } = useContentPage();
  return (
    <div className={styles.sides} data-wide={isWide || undefined}>
      {SIDES.map((side) => (
        // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out like the rest of the side.
        <div
          key={side}
          role="group"
          className={styles.side}
          data-part={side}
          aria-labelledby={`${id}-${side}`}
        >
          <p className={styles.heading}>
            <span id={`${id}-${side}`}>{props[side].label[language]}</span>
            <span className={styles.load}>{load(value, props, side)}</span>
          </p>
          <ProblemNote id={`${id}-${side}-problem`} text={partProblem(problems, side, language)} />
          {Object.entries(props[side].rows).map(([rowId, label]) => {
            const part = `${side}.${rowId}`;
            const problem = partProblem(problems, part, language);
            return (
              <div key={rowId} className={styles.row} data-part={part}>
                {row({
                  id: `${id}-${part}`,
                  label: label[language],
                  side,
                  weight: weightOf(value, side, rowId),
                  onWeight: (weight) => onChange(weigh(value, side, rowId, weight)),
                  isInvalid: problem !== undefined,
                  disabled,
                })}
                <ProblemNote id={`${id}-${part}-problem`} text={problem} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
