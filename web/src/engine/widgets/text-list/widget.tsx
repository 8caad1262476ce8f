import { textList } from "@mindle/domain/widgets/text-list/definition";
import { useContentPage } from "../../page-context.ts";
import { Question } from "../../parts/question/question.tsx";
import { TypedField } from "../../parts/typing/typed-field.tsx";
import { TypedRows } from "../../parts/typing/typed-rows.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget } from "../../widget-view.ts";
import styles from "./text-list.module.css";

const TEXTS = {
  ko: { add: "한 줄 더 적기", line: (number: number) => `${number}번 줄` },
  en: { add: "Add a line", line: (number: number) => `Line ${number}` },
} as const;

/** Lines of note paper, one thought on each. */
export default answeredWidget(
  textList,
  function TextList({ id, props, value, onChange, problems, disabled }) {
    const { language } = useContentPage();
    const texts = TEXTS[language];
    const { min, max, characters, placeholder } = props;
    return (
      <Question id={id} label={props.label[language]} problems={problems}>
        <div className={styles.paper}>
          <TypedRows
            rows={value}
            onChange={onChange}
            min={min}
            max={max}
            create={(row) => ({ id: row, text: "" })}
            wordsOf={({ text }) => text}
            addLabel={texts.add}
            disabled={disabled}
            classes={{ list: styles.lines, row: styles.row, add: styles.add }}
          >
            {(row, { number, remove, advance }) => (
              <>
                <span className={styles.seed} data-filled={row.text.trim() !== "" || undefined} />
                <div className={styles.field}>
                  <TypedField
                    label={{ hidden: texts.line(number) }}
                    look="line"
                    value={row.text}
                    onChange={(text) =>
                      onChange(value.map((other) => (other.id === row.id ? { ...other, text } : other)))
                    }
                    max={characters}
                    placeholder={number === 1 ? placeholder?.[language] : undefined}
                    problem={partProblem(problems, row.id, language)}
                    disabled={disabled}
                    part={row.id}
                    onEnter={advance}
                  />
                </div>
                {remove}
              </>
            )}
          </TypedRows>
        </div>
      </Question>
    );
  },
);
