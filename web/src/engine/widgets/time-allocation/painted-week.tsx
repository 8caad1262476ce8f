import { hoursInWords } from "@mindle/domain/widgets/summary";
import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useContentPage } from "../../page-context.ts";
import cloth from "../../parts/cloth.module.css";
import { clothOf } from "../../parts/cloth.ts";
import { ProblemNote } from "../../parts/question.tsx";
import { partProblem } from "../../problem-text.ts";
import { Beside } from "./beside.tsx";
import type { HoursProps } from "./hours-props.ts";
import { EMPTY_QUILT, fitQuilt } from "./quilt.ts";
import { QuiltCanvas } from "./quilt-canvas.tsx";
import { Stepper } from "./stepper.tsx";
import { TEXTS } from "./texts.ts";
import styles from "./time-allocation.module.css";

/** The quilt, and beside it the colours to paint it with. */
export function PaintedWeek({ id, props, value, onChange, problems, disabled, left }: HoursProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const rows = Object.keys(props.rows);
  const [brush, setBrush] = useState(rows[0]);
  const [painted, setPainted] = useState(EMPTY_QUILT);
  const quilt = fitQuilt(painted, value, rows);
  const spools = [
    ...Object.entries(props.rows).map(([row, label]) => ({ row, label: label[language] })),
    { row: undefined, label: props.rest?.[language] ?? texts.erase },
  ];
  return (
    <div className={styles.week}>
      {!disabled && <p className={styles.hint}>{texts.hint(props.step)}</p>}
      <div className={styles.table}>
        <QuiltCanvas
          quilt={quilt}
          week={value}
          rows={rows}
          beside={props.beside?.hours}
          brush={brush}
          step={props.step}
          disabled={disabled}
          onPaint={(next, week) => {
            setPainted(next);
            onChange(week);
          }}
        />
        <div className={styles.spools} role="radiogroup" aria-label={texts.rows}>
          {spools.map(({ row, label }, at) => {
            const hours = row === undefined ? Math.max(0, left) : (value[row] ?? 0);
            const problem = row === undefined ? undefined : partProblem(problems, row, language);
            const spool = row === undefined ? {} : clothOf(at);
            const isChosen = brush === row && !disabled;
            return (
              <div
                key={row ?? ""}
                className={styles.spool}
                data-part={row}
                data-chosen={isChosen || undefined}
                {...spool}
              >
                <label className={styles.choose}>
                  <input
                    type="radio"
                    className={styles.input}
                    name={`${id}-brush`}
                    checked={brush === row}
                    disabled={disabled}
                    onChange={() => setBrush(row)}
                  />
                  <span className={classNames(styles.swatch, row !== undefined && cloth.cloth)} {...spool} />
                  <span className={styles.name}>{label}</span>
                  {(row === undefined || !isChosen) && (
                    <span className={styles.hours}>{hoursInWords(hours, language)}</span>
                  )}
                </label>
                {row !== undefined && isChosen && (
                  <Stepper
                    label={label}
                    hours={hours}
                    step={props.step}
                    left={left}
                    onChange={(next) => onChange({ ...value, [row]: next })}
                  />
                )}
                {row !== undefined && <Beside beside={props.beside} row={row} />}
                <ProblemNote id={`${id}-${row ?? "rest"}-problem`} text={problem} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
