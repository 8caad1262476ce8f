import {
  byPriority,
  type Priority,
  type PriorityListingValue,
  priorityListing,
} from "@mindle/domain/widgets/priority-listing/definition";
import type { PriorityListingProps } from "@mindle/domain/widgets/priority-listing/props";
import { useContentPage } from "../../page-context.ts";
import { answerProblems, NumberedFields, numberedRows, RowNumber } from "../../parts/numbered-rows.tsx";
import { ProblemNote, Question } from "../../parts/question.tsx";
import { Twin } from "../../parts/twin.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import { Grades } from "./grades.tsx";
import { Pond } from "./pond.tsx";
import styles from "./priority-listing.module.css";
import { TEXTS } from "./texts.ts";

export default answeredWidget(priorityListing, PriorityListing);

type ListingView = WidgetViewProps<PriorityListingProps, PriorityListingValue>;

/** Rows as leaves on a pond, or as a list with two choices each. */
function PriorityListing(view: ListingView) {
  const { id, props, problems } = view;
  const { language } = useContentPage();
  return (
    <Question id={id} label={props.label[language]} hint={TEXTS[language].hint} problems={problems}>
      <Twin picture={<PondWithWords {...view} />} plain={<GradeList {...view} />} />
    </Question>
  );
}

function PondWithWords(view: ListingView) {
  const { id, props, value, onChange, problems, disabled } = view;
  const { language } = useContentPage();
  const rows = numberedRows(props, value.rows, language);
  return (
    <div className={styles.parts}>
      {props.typed !== undefined && (
        <NumberedFields
          typed={props.typed}
          rows={value.rows}
          onChange={(written) => onChange({ ...value, rows: written })}
          problems={problems}
          disabled={disabled}
        />
      )}
      <Pond
        id={id}
        rows={rows.map((row) => ({ ...row, priority: value.priorities[row.id] ?? {} }))}
        order={byPriority(value, props).map((row) => row.id)}
        levels={props.levels}
        onMove={(row, priority) => onChange(withPriority(value, row, priority))}
        problems={answerProblems(rows, problems)}
        disabled={disabled}
      />
    </div>
  );
}

/** The plain twin: every row with its two choices. */
function GradeList({ id, props, value, onChange, problems, disabled }: ListingView) {
  const { language } = useContentPage();
  const rows = numberedRows(props, value.rows, language);
  const ofAnswers = answerProblems(rows, problems);
  const gradesOf = (row: string) => {
    const shown = rows.find((other) => other.id === row);
    // Without words there is nothing to weigh yet.
    if (shown === undefined) return null;
    const problem = partProblem(ofAnswers, row, language);
    const problemId = `${id}-${row}-problem`;
    return (
      <div data-part={row}>
        <Grades
          priority={value.priorities[row] ?? {}}
          onChange={(priority) => onChange(withPriority(value, row, priority))}
          levels={props.levels}
          disabled={disabled}
          of={shown.label}
          problemId={problem === undefined ? undefined : problemId}
        />
        <ProblemNote id={problemId} text={problem} />
      </div>
    );
  };
  if (props.typed !== undefined) {
    return (
      <NumberedFields
        typed={props.typed}
        rows={value.rows}
        onChange={(written) => onChange({ ...value, rows: written })}
        problems={problems}
        disabled={disabled}
      >
        {({ id: row }) => gradesOf(row)}
      </NumberedFields>
    );
  }
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id} className={styles.item}>
          <p className={styles.label}>
            <RowNumber number={row.number} />
            {row.label}
          </p>
          {gradesOf(row.id)}
        </li>
      ))}
    </ul>
  );
}

function withPriority(value: PriorityListingValue, row: string, priority: Priority): PriorityListingValue {
  const { [row]: _, ...others } = value.priorities;
  const isGraded = priority.urgency !== undefined || priority.importance !== undefined;
  return { ...value, priorities: isGraded ? { ...others, [row]: priority } : others };
}
