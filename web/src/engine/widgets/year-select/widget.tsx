import { yearSelect } from "@mindle/domain/widgets/year-select/definition";
import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { useContentPage, useTexts } from "../../page-context.ts";
import { Calendar, type CalendarChoice } from "../../parts/choices/calendar.tsx";
import { labelId, Question } from "../../parts/question/question.tsx";
import { answeredWidget } from "../../widget-view.ts";
import styles from "./year-select.module.css";

/** A year: circled on a calendar where there are few, else on a page to turn. */
export default answeredWidget(
  yearSelect,
  function YearSelect({ id, props, value, onChange, problems, disabled }) {
    const { language } = useContentPage();
    const years = Array.from({ length: props.count }, (_, at) => {
      const year = props.from + at;
      return { value: year, label: yearSelect.summary(year, props, language) };
    });
    const shared = { choices: years, value, onChange, disabled };
    return (
      <Question id={id} label={props.label[language]} problems={problems}>
        {years.length <= FEW ? (
          <Calendar {...shared} name={id} columns={Math.min(years.length, 3)} least="5rem" />
        ) : (
          <YearPicker {...shared} id={id} isInvalid={problems.length > 0} />
        )}
      </Question>
    );
  },
);

/** As many years are shown at once. */
const FEW = 12;

const TEXTS = {
  ko: {
    placeholder: "몇 년",
    hint: "종이를 눌러 연도를 골라 보세요",
    earlier: "한 해 앞으로",
    later: "한 해 뒤로",
  },
  en: {
    placeholder: "Year",
    hint: "Tap the page to choose a year",
    earlier: "One year earlier",
    later: "One year later",
  },
} as const;

interface YearPickerProps {
  readonly id: string;
  /** From the earliest. */
  readonly choices: readonly CalendarChoice[];
  readonly value: number | null;
  onChange(year: number): void;
  readonly isInvalid: boolean;
  readonly disabled: boolean;
}

/** A page of a calendar with the year: pressed, it opens the list of all; the arrows turn to the years beside it. */
function YearPicker({ id, choices, value, onChange, isInvalid, disabled }: YearPickerProps) {
  const texts = useTexts(TEXTS);
  const at = choices.findIndex((choice) => choice.value === value);
  const chosen = choices[at];
  const turn = (by: number) => {
    const next = choices[at + by];
    if (next !== undefined) onChange(next.value);
  };
  const arrow = (label: string, d: string, by: number) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      disabled={disabled || chosen === undefined || choices[at + by] === undefined}
      onClick={() => turn(by)}
    >
      <StrokeIcon d={d} size={28} />
    </button>
  );
  return (
    <>
      <div className={styles.row}>
        {arrow(texts.earlier, "M14.5 5.5 8 12l6.5 6.5", -1)}
        <div className={styles.page} data-state={chosen === undefined ? "empty" : "chosen"}>
          <span className={styles.year} aria-hidden="true">
            {chosen?.label ?? texts.placeholder}
            {!disabled && <StrokeIcon d="M6 9.5 12 15.5 18 9.5" size={20} />}
          </span>
          <select
            className={styles.select}
            aria-labelledby={labelId(id)}
            aria-invalid={isInvalid || undefined}
            value={chosen?.value ?? ""}
            disabled={disabled}
            onChange={(event) => onChange(Number(event.currentTarget.value))}
          >
            <option value="" disabled hidden>
              {texts.placeholder}
            </option>
            {/* The latest first: most people look for one they remember. */}
            {choices.toReversed().map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </div>
        {arrow(texts.later, "M9.5 5.5 16 12l-6.5 6.5", 1)}
      </div>
      {chosen === undefined && !disabled && <p className={styles.hint}>{texts.hint}</p>}
    </>
  );
}
