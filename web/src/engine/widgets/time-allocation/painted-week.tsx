import { hoursInWords } from "@mindle/domain/widgets/shared/parts";
import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useContentPage } from "../../page-context.ts";
import { Choice } from "../../parts/choices/choice.tsx";
import { ProblemNote } from "../../parts/question/question.tsx";
import share from "../../parts/share-fill.module.css";
import { type ShareFill, shareFill } from "../../parts/share-fill.ts";
import { partProblem } from "../../problem-text.ts";
import colour from "./colour-choice.module.css";
import { HourStepper, type HoursProps, OtherWeekHours } from "./hours.tsx";
import { PaintableGrid } from "./paintable-grid.tsx";
import styles from "./painted-week.module.css";
import { TEXTS } from "./texts.ts";
import hourStyles from "./time-allocation.module.css";
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

interface ColourChoiceProps {
  /** Unique on the page. */
  readonly id: string;
  /** Shared by all colours. */
  readonly name: string;
  readonly label: string;
  /** Undefined for the one that takes colour away. */
  readonly fill: ShareFill | undefined;
  readonly hours: number;
  readonly isChosen: boolean;
  onChoose(): void;
  readonly problem?: string | undefined;
  /** The part of the answer that it holds, see `WidgetProblem.part`. */
  readonly part?: string;
  readonly disabled: boolean;
}

/** A colour to paint the week with, and the hours it has. */
function ColourChoice(props: ColourChoiceProps) {
  const { id, name, label, fill, hours, isChosen, onChoose, problem, part, disabled } = props;
  const { language } = useContentPage();
  return (
    <div className={colour.colour} data-part={part} data-chosen={(isChosen && !disabled) || undefined}>
      <Choice
        kind="radio"
        className={colour.choice}
        name={name}
        checked={isChosen}
        disabled={disabled}
        onChange={onChoose}
      >
        <span className={classNames(colour.swatch, fill !== undefined && share.fill)} {...fill} />
        <span className={colour.name}>{label}</span>
        <span className={hourStyles.hours}>{hoursInWords(hours, language)}</span>
      </Choice>
      <ProblemNote id={`${id}-problem`} text={problem} />
    </div>
  );
}
