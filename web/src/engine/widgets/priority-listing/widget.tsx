import {
  byPriority,
  type Priority,
  type PriorityListingValue,
  priorityListing,
} from "@mindle/domain/widgets/priority-listing/definition";
import type { PriorityListingProps } from "@mindle/domain/widgets/priority-listing/widget";
import { useContentPage } from "../../page-context.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { ProblemNote, Question } from "../../parts/question/question.tsx";
import {
  answerProblems,
  NumberedFields,
  NumberedList,
  numberedRows,
} from "../../parts/rows-in-picture/numbered-rows.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import { Grades } from "./grades.tsx";
import { Pond } from "./pond.tsx";
import styles from "./priority-listing.module.css";
import { TEXTS } from "./texts.ts";

export default answeredWidget(priorityListing, PriorityListing);

type ListingView = WidgetViewProps<PriorityListingProps, PriorityListingValue>;

/** Rows as leaves on a pond, or as a list with two choices each. */
function PriorityListing({ id, props, value, onChange, problems, disabled }: ListingView) {
  const { language } = useContentPage();
  const { label, typed, levels } = props;
  const rows = numberedRows(props, value.rows, language);
  const ofAnswers = answerProblems(rows, problems);
  const move = (row: string, priority: Priority) => onChange(withPriority(value, row, priority));
  const words = typed && {
    typed,
    rows: value.rows,
    onChange: (written: PriorityListingValue["rows"]) => onChange({ ...value, rows: written }),
    problems,
    disabled,
  };
  const isNothingGiven = words === undefined && rows.length === 0;
  return (
    <Question
      id={id}
      label={label[language]}
      hint={isNothingGiven ? undefined : TEXTS[language].hint}
      problems={problems}
    >
      <WithPlainVersion
        picture={
          <div className={styles.parts} data-rows-in-picture>
            {words !== undefined && <NumberedFields {...words} />}
            <Pond
              id={id}
              rows={rows.map((row) => ({ ...row, priority: value.priorities[row.id] ?? {} }))}
              order={byPriority(value, props).map((row) => row.id)}
              levels={levels}
              onMove={move}
              isTyped={typed !== undefined}
              problems={ofAnswers}
              disabled={disabled}
            />
          </div>
        }
        plain={
          isNothingGiven ? undefined : (
            <NumberedList rows={rows} words={words}>
              {(row) => {
                const problem = partProblem(ofAnswers, row.id, language);
                const problemId = `${id}-${row.id}-problem`;
                return (
                  <div data-part={row.id}>
                    <Grades
                      priority={value.priorities[row.id] ?? {}}
                      onChange={(priority) => move(row.id, priority)}
                      levels={levels}
                      disabled={disabled}
                      of={row.label}
                      problemId={problem === undefined ? undefined : problemId}
                    />
                    <ProblemNote id={problemId} text={problem} />
                  </div>
                );
              }}
            </NumberedList>
          )
        }
      />
    </Question>
  );
}

function withPriority(value: PriorityListingValue, row: string, priority: Priority): PriorityListingValue {
  const { [row]: _, ...others } = value.priorities;
  const isGraded = priority.urgency !== undefined || priority.importance !== undefined;
  return { ...value, priorities: isGraded ? { ...others, [row]: priority } : others };
}
