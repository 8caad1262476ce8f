import { withUnit } from "@mindle/domain/widgets/answers/parts";
import type { ComparisonBarsProps } from "@mindle/domain/widgets/comparison-bars/widget";
import { useContentPage } from "../../page-context.ts";
import { difference, rounded } from "../../parts/figure.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { Question } from "../../parts/question.tsx";
import { type ShownProps, shownWidget } from "../../widget-view.ts";
import styles from "./comparison-bars.module.css";
import { ComparisonTable } from "./comparison-table.tsx";
import { Jar } from "./jar.tsx";
import { differenceText } from "./texts.ts";

export default shownWidget<ComparisonBarsProps>("comparison-bars", ComparisonBars);

/** Where there are more rows, their jars are small. */
const FEW = 3;

/** Two numbers as jars that are filled, or as a table. */
function ComparisonBars({ id, props }: ShownProps<ComparisonBarsProps>) {
  const { language } = useContentPage();
  const { left, right, max, unit } = props;
  // A row without both its numbers has nothing to show.
  const rows = Object.entries(props.rows).filter(
    ([, row]) => row.left !== undefined || row.right !== undefined,
  );
  const figure = (value: number) => withUnit(rounded(value), unit, language);
  return (
    <Question id={id} label={props.label[language]} problems={[]}>
      <WithPlainVersion
        picture={
          <ul className={styles.rows} data-small={rows.length > FEW || undefined}>
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
}
