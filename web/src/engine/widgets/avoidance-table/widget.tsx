import {
  type AvoidanceTableValue,
  avoidanceTable,
  rated,
} from "@mindle/domain/widgets/avoidance-table/definition";
import { useContentPage } from "../../page-context.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { Question } from "../../parts/question/question.tsx";
import { numberedRows } from "../../parts/rows-in-picture/numbered-rows.tsx";
import { answeredWidget } from "../../widget-view.ts";
import styles from "./avoidance-table.module.css";
import { Hill } from "./hill.tsx";
import { RatingTable } from "./rating-table.tsx";
import { SmallHill } from "./small-hill.tsx";
import { textsOf } from "./texts.ts";

/** Rows as stones on a hill, or as a table of figures. */
export default answeredWidget(
  avoidanceTable,
  function AvoidanceTable({ id, props, value, onChange, problems, disabled }) {
    const { language } = useContentPage();
    const { step, begin, maxTotal } = props;
    const texts = textsOf(language, props);
    const inOrder = rated(value, props);
    const parts = {
      id,
      rows: numberedRows(props.rows, language).map((row) => ({ ...row, rating: value.ratings[row.id] })),
      step,
      texts,
      onRate: (row: string, rating: number | undefined) => onChange(withRating(value, row, rating)),
      problems,
      disabled,
    };
    const isEmpty = parts.rows.length === 0;
    return (
      <Question
        id={id}
        label={props.label[language]}
        hint={isEmpty ? undefined : texts.hint}
        problems={problems}
      >
        <WithPlainVersion
          picture={<Hill {...parts} order={inOrder.map((row) => row.id)} begin={begin} />}
          plain={isEmpty ? undefined : <RatingTable {...parts} />}
        />
        {maxTotal !== undefined && (
          <p className={styles.total}>
            {texts.total(
              inOrder.reduce((sum, { rating }) => sum + rating, 0),
              maxTotal,
            )}
          </p>
        )}
      </Question>
    );
  },
  (answer) => <SmallHill {...answer} />,
);

function withRating(
  { ratings }: AvoidanceTableValue,
  row: string,
  rating: number | undefined,
): AvoidanceTableValue {
  const { [row]: _, ...others } = ratings;
  return { ratings: rating === undefined ? others : { ...others, [row]: rating } };
}
