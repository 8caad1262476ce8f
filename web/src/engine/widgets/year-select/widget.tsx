import { YEARS, yearSelect } from "@mindle/domain/widgets/year-select/definition";
import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import { labelId, Question } from "../../parts/question/question.tsx";
import { answeredWidget } from "../../widget-view.ts";
import styles from "./year-select.module.css";

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

/** A page of a calendar with the year: pressed, it opens the list of all; the arrows turn to the years beside it. */
export default answeredWidget(
  yearSelect,
  function YearSelect({ id, props, value, onChange, problems, disabled }) {
    const { language } = useContentPage();
    const texts = TEXTS[language];
    const labelOf = (year: number) => yearSelect.summary(year, props, language);
    const chosen = YEARS.find((year) => year === value);
    const arrow = (label: string, d: string, by: number) => (
      <button
        type="button"
        className={styles.arrow}
        aria-label={label}
        disabled={disabled || chosen === undefined || !YEARS.includes(chosen + by)}
        onClick={() => chosen !== undefined && onChange(chosen + by)}
      >
        <StrokeIcon d={d} size={28} />
      </button>
    );
    return (
      <Question id={id} label={props.label[language]} problems={problems}>
        <div className={styles.row}>
          {arrow(texts.earlier, "M14.5 5.5 8 12l6.5 6.5", -1)}
          <div className={styles.page} data-state={chosen === undefined ? "empty" : "chosen"}>
            <span className={styles.year} aria-hidden="true">
              {chosen === undefined ? texts.placeholder : labelOf(chosen)}
              {!disabled && <StrokeIcon d="M6 9.5 12 15.5 18 9.5" size={20} />}
            </span>
            <select
              className={styles.select}
              aria-labelledby={labelId(id)}
              aria-invalid={problems.length > 0 || undefined}
              value={chosen ?? ""}
              disabled={disabled}
              onChange={(event) => onChange(Number(event.currentTarget.value))}
            >
              <option value="" disabled hidden>
                {texts.placeholder}
              </option>
              {/* The latest first: most people look for one they remember. */}
              {YEARS.toReversed().map((year) => (
                <option key={year} value={year}>
                  {labelOf(year)}
                </option>
              ))}
            </select>
          </div>
          {arrow(texts.later, "M9.5 5.5 16 12l-6.5 6.5", 1)}
        </div>
        {chosen === undefined && !disabled && <p className={styles.hint}>{texts.hint}</p>}
      </Question>
    );
  },
);
