import {
  type AvoidanceTableValue,
  avoidanceTable,
  rated,
} from "@mindle/domain/widgets/avoidance-table/definition";
import type { AvoidanceTableProps } from "@mindle/domain/widgets/avoidance-table/widget";
import { useContentPage } from "../../page-context.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { Question } from "../../parts/question/question.tsx";
import { answerProblems, NumberedFields, numberedRows } from "../../parts/rows-in-picture/numbered-rows.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import styles from "./avoidance-table.module.css";
import { Hill } from "./hill.tsx";
import { RatingTable } from "./rating-table.tsx";
import { SmallHill } from "./small-hill.tsx";
import { textsOf } from "./texts.ts";

export default answeredWidget(avoidanceTable, AvoidanceTable, (answer) => <SmallHill {...answer} />);

type TableView = WidgetViewProps<AvoidanceTableProps, AvoidanceTableValue>;

/** Rows as stones on a hill, or as a table of figures. */
function AvoidanceTable(view: TableView) {
  const { id, props, value, onChange, problems, disabled } = view;
  const { language } = useContentPage();
  const { typed, step, begin, maxTotal } = props;
  const texts = textsOf(language, props);
  const rows = numberedRows(props, value.rows, language);
  const inOrder = rated(value, props);
  const rate = (row: string, rating: number | undefined) => onChange(withRating(value, row, rating));
  const parts = {
    id,
    step,
    texts,
    onRate: rate,
    problems: answerProblems(rows, problems),
    disabled,
  };
  const words = typed && {
    typed,
    rows: value.rows,
    onChange: (written: AvoidanceTableValue["rows"]) => onChange({ ...value, rows: written }),
    problems,
    disabled,
  };
  const isNothingGiven = words === undefined && rows.length === 0;
  return (
    <Question
      id={id}
      label={props.label[language]}
      hint={isNothingGiven ? undefined : texts.hint}
      problems={problems}
    >
      <WithPlainVersion
        picture={
          <div className={styles.parts} data-rows-in-picture>
            {words !== undefined && <NumberedFields {...words} />}
            <Hill
              {...parts}
              rows={rows.map((row) => ({ ...row, rating: value.ratings[row.id] }))}
              order={inOrder.map((row) => row.id)}
              begin={begin}
              isTyped={typed !== undefined}
            />
          </div>
        }
        plain={
          isNothingGiven ? undefined : (
            <RatingTable {...parts} rows={rows} ratings={value.ratings} words={words} />
          )
        }
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
}

function withRating(
  value: AvoidanceTableValue,
  row: string,
  rating: number | undefined,
): AvoidanceTableValue {
  const { [row]: _, ...others } = value.ratings;
  return { ...value, ratings: rating === undefined ? others : { ...others, [row]: rating } };
}
