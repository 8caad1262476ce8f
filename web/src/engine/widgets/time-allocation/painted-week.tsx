import { useState } from "react";
import { useContentPage } from "../../page-context.ts";
import { shareFill } from "../../parts/share-fill.ts";
import { partProblem } from "../../problem-text.ts";
import { ColourChoice } from "./colour-choice.tsx";
import { HourStepper, type HoursProps, OtherWeekHours } from "./hours.tsx";
import { PaintableGrid } from "./paintable-grid.tsx";
import styles from "./painted-week.module.css";
import { TEXTS } from "./texts.ts";
import { EMPTY_GRID, fitGrid } from "./week-grid.ts";

/** The week as a grid, and above it a row of the colours to paint it with. */
export function PaintedWeek({ id, props, value, onChange, problems, disabled, left }: HoursProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const rows = Object.keys(props.rows);
  /** The row to paint; undefined takes hours away. */
  const [chosen, setBrush] = useState<{ readonly row: string | undefined }>();
  // Rows may depend on answers that are still given while the page is rendered ahead.
  const brush = chosen === undefined ? rows[0] : chosen.row;
  const brushLabel = brush === undefined ? undefined : props.rows[brush]?.[language];
  const [painted, setPainted] = useState(EMPTY_GRID);
  const shared = { name: `${id}-brush`, disabled };
  return (
    <div className={styles.week}>
      {!disabled && <p className={styles.hint}>{texts.hint(props.step)}</p>}
      <div className={styles.colours} role="radiogroup" aria-label={texts.rows}>
        {Object.entries(props.rows).map(([row, label]) => (
          <ColourChoice
            key={row}
            {...shared}
            id={`${id}-${row}`}
            label={label[language]}
            fill={shareFill(row, rows)}
            hours={value[row] ?? 0}
            isChosen={brush === row}
            onChoose={() => setBrush({ row })}
            problem={partProblem(problems, row, language)}
            part={row}
          />
        ))}
        <ColourChoice
          {...shared}
          id={`${id}-none`}
          label={props.rest?.[language] ?? texts.erase}
          fill={undefined}
          hours={Math.max(0, left)}
          isChosen={brush === undefined}
          onChoose={() => setBrush({ row: undefined })}
        />
      </div>
      {brush !== undefined && brushLabel !== undefined && !disabled && (
        <div className={styles.chosen}>
          <div className={styles.about}>
            <p className={styles.name}>{brushLabel}</p>
            <OtherWeekHours beside={props.beside} row={brush} />
          </div>
          <div className={styles.stepper}>
            <HourStepper
              label={brushLabel}
              hours={value[brush] ?? 0}
              step={props.step}
              left={left}
              onChange={(hours) => onChange({ ...value, [brush]: hours })}
            />
          </div>
        </div>
      )}
      <PaintableGrid
        grid={fitGrid(painted, value, rows)}
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
    </div>
  );
}
