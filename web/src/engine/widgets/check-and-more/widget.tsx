import { checkAndMore } from "@mindle/domain/widgets/check-and-more/definition";
import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import { isBlank, type TypedRow } from "@mindle/domain/widgets/shared/typed-text";
import { useContentPage } from "../../page-context.ts";
import { toggled } from "../../parts/choices/counted-choices.tsx";
import { Tick, TickBox, TickList, TickListRow } from "../../parts/choices/tick-list.tsx";
import { Question } from "../../parts/question/question.tsx";
import { TypedField } from "../../parts/typing/typed-field.tsx";
import { TypedRows } from "../../parts/typing/typed-rows.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget } from "../../widget-view.ts";
import styles from "./check-and-more.module.css";

const TEXTS = {
  ko: { add: "한 줄 더 적기" },
  en: { add: "Add another line" },
} as const;

/** Statements to tick on a sheet of paper, with lines at its end for words of one's own. */
export default answeredWidget(
  checkAndMore,
  function CheckAndMore({
    id,
    props: { label, options, more, max, characters },
    value: { checked, more: rows },
    onChange,
    problems,
    disabled,
  }) {
    const { language } = useContentPage();
    return (
      <Question id={id} label={label[language]} problems={problems}>
        <TickList labels={Object.values(options).map((statement) => statement[language])}>
          {Object.entries(options).map(([option, statement]) => (
            <Tick
              key={option}
              name={id}
              label={statement[language]}
              checked={checked.includes(option)}
              onChange={(isChosen) =>
                onChange({ checked: toggled(checked, options, option, isChosen), more: rows })
              }
              disabled={disabled}
            />
          ))}
          <OwnRows
            label={more[language]}
            rows={rows}
            max={max}
            characters={characters}
            onChange={(next) => onChange({ checked, more: next })}
            problems={problems}
            disabled={disabled}
          />
        </TickList>
      </Question>
    );
  },
);

interface OwnRowsProps {
  /** What they are for. */
  readonly label: string;
  readonly rows: readonly TypedRow[];
  readonly max: number;
  readonly characters: number;
  onChange(rows: readonly TypedRow[]): void;
  readonly problems: readonly WidgetProblem[];
  readonly disabled: boolean;
}

/** Rows of one's own at the end of a sheet, each ticked by being there. */
function OwnRows({ label, rows, max, characters, onChange, problems, disabled }: OwnRowsProps) {
  const { language } = useContentPage();
  return (
    <TickListRow>
      <TypedRows<TypedRow>
        rows={rows}
        onChange={onChange}
        min={0}
        max={max}
        create={(id) => ({ id, text: "" })}
        wordsOf={({ text }) => text}
        addLabel={rows.length === 0 ? label : TEXTS[language].add}
        disabled={disabled}
        classes={{ rows: styles.rows, list: styles.list, add: styles.add }}
      >
        {(row, { number, remove, advance }) => (
          <div className={styles.own}>
            <span className={styles.box}>
              <TickBox ticked={!isBlank(row.text)} />
            </span>
            <div className={styles.field}>
              <TypedField
                label={{ hidden: max === 1 ? label : `${label} ${number}` }}
                value={row.text}
                onChange={(text) =>
                  onChange(rows.map((each) => (each.id === row.id ? { ...each, text } : each)))
                }
                look="line"
                max={characters}
                problem={partProblem(problems, row.id, language)}
                disabled={disabled}
                part={row.id}
                onEnter={advance}
              />
            </div>
            {remove}
          </div>
        )}
      </TypedRows>
    </TickListRow>
  );
}
