import type { WidgetProblem } from "@mindle/domain/widgets/answers/problem";
import { isBlank, type TypedRow } from "@mindle/domain/widgets/answers/typed-text";
import { useContentPage } from "../../page-context.ts";
import { TickBox, TickListRow } from "../../parts/tick-list.tsx";
import { TypedField } from "../../parts/typed-field.tsx";
import { TypedRows } from "../../parts/typed-rows.tsx";
import { partProblem } from "../../problem-text.ts";
import styles from "./own-rows.module.css";

const TEXTS = {
  ko: { add: "한 줄 더 적기" },
  en: { add: "Add another line" },
} as const;

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
export function OwnRows({ label, rows, max, characters, onChange, problems, disabled }: OwnRowsProps) {
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
