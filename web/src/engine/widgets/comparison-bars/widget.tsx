import type { Language } from "@mindle/domain/catalogue/language";
import type { Unit } from "@mindle/domain/content/authored-text";
import type { ComparisonBarsProps } from "@mindle/domain/widgets/comparison-bars/widget";
import { withUnit } from "@mindle/domain/widgets/shared/parts";
import { useContentPage } from "../../page-context.ts";
import { cssVariables } from "../../parts/css-variables.ts";
import { difference, rounded } from "../../parts/numbers.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { labelId, Question } from "../../parts/question/question.tsx";
import { NothingGiven } from "../../parts/rows-in-picture/nothing-given.tsx";
import table from "../../parts/table.module.css";
import { shownWidget } from "../../widget-view.ts";
import styles from "./comparison-bars.module.css";
import { summaryText } from "./summary-text.ts";

const TEXTS = {
  ko: { difference: "차이", none: "없음" },
  en: { difference: "Difference", none: "None" },
} as const;

/** Two numbers as jars that are filled, or as a table. */
export default shownWidget<ComparisonBarsProps>("comparison-bars", function ComparisonBars({ id, props }) {
  const { language } = useContentPage();
  const { left, right, max, unit } = props;
  // A row without both its numbers has nothing to show.
  const rows = Object.entries(props.rows).filter(
    ([, row]) => row.left !== undefined || row.right !== undefined,
  );
  const figure = (value: number) => withUnit(rounded(value), unit, language);
  if (rows.length === 0) {
    return (
      <Question id={id} label={props.label[language]} problems={[]}>
        <NothingGiven kind="numbers" />
      </Question>
    );
  }
  return (
    <Question
      id={id}
      label={props.label[language]}
      hint={rows.length > FEW ? summaryText(props, language) : undefined}
      problems={[]}
    >
      <WithPlainVersion
        picture={
          <ul className={styles.rows} data-count={rows.length} tabIndex={rows.length > 1 ? 0 : undefined}>
            {rows.map(([row, { label, left: leftValue, right: rightValue }]) => (
              <li key={row} className={styles.row}>
                <p className={styles.label}>{label[language]}</p>
                <div className={styles.pair}>
                  <Jar side="left" {...left} value={leftValue} max={max} figure={figure} />
                  <Jar side="right" {...right} value={rightValue} max={max} figure={figure} />
                </div>
                {leftValue !== undefined && rightValue !== undefined && (
                  <p className={styles.difference}>
                    {differenceText(difference(leftValue, rightValue), unit, language)}
                  </p>
                )}
              </li>
            ))}
          </ul>
        }
        plain={<ComparisonTable id={id} props={props} rows={rows} figure={figure} />}
      />
    </Question>
  );
});

/** So many pairs are seen at once on a phone. */
const FEW = 2;

interface ComparisonTableProps {
  readonly id: string;
  readonly props: ComparisonBarsProps;
  readonly rows: readonly (readonly [id: string, row: ComparisonBarsProps["rows"][string]])[];
  figure(value: number): string;
}

/** The numbers and their differences. */
function ComparisonTable({ id, props, rows, figure }: ComparisonTableProps) {
  const { language } = useContentPage();
  const cell = (value: number | undefined) => (value === undefined ? TEXTS[language].none : figure(value));
  return (
    <table className={table.table} aria-labelledby={labelId(id)}>
      <thead>
        <tr>
          <th scope="col">{props.left.label[language]}</th>
          <th scope="col">{props.right.label[language]}</th>
          <th scope="col">{TEXTS[language].difference}</th>
        </tr>
      </thead>
      {rows.map(([row, { label, left, right }]) => (
        <tbody key={row}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {label[language]}
            </th>
          </tr>
          <tr>
            <td>{cell(left)}</td>
            <td>{cell(right)}</td>
            <td>{cell(left === undefined || right === undefined ? undefined : difference(left, right))}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** How far two numbers are apart. */
function differenceText(difference: number, unit: Unit | undefined, language: Language): string {
  if (difference === 0) return language === "ko" ? "둘이 똑같아요" : "Just the same";
  const figure = withUnit(difference, unit, language);
  return language === "ko" ? `${figure}만큼 달라요` : `${figure} apart`;
}

interface JarProps {
  readonly side: "left" | "right";
  readonly label: { readonly ko: string; readonly en: string };
  /** Without one there is no jar. */
  readonly value: number | undefined;
  readonly max: number;
  figure(value: number): string;
}

/** A jar that is filled as far as its number is of the most. */
function Jar({ side, label, value, max, figure }: JarProps) {
  const { language } = useContentPage();
  if (value === undefined) return null;
  const percent = Math.min(100, Math.max(0, (value / max) * 100));
  const filled = cssVariables({ empty: `${100 - percent}%` });
  return (
    <div className={styles.side} data-side={side}>
      <div className={styles.jar} style={filled} data-empty={percent === 0 || undefined} aria-hidden="true">
        <span className={styles.lid} />
        <span className={styles.glass}>
          <span className={styles.liquid}>
            <svg
              className={styles.wave}
              viewBox="0 0 80 8"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <path d="M0 8V4q10-6 20 0t20 0 20 0 20 0v4z" />
            </svg>
          </span>
        </span>
      </div>
      <p className={styles.figure}>{figure(value)}</p>
      <p className={styles.caption}>{label[language]}</p>
    </div>
  );
}
