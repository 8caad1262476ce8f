import {
  byPriority,
  type Priority,
  type PriorityListingValue,
  priorityListing,
} from "@mindle/domain/widgets/priority-listing/definition";
import { useContentPage } from "../../page-context.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { ProblemNote, Question } from "../../parts/question/question.tsx";
import { NumberedList, numberedRows } from "../../parts/rows-in-picture/numbered-rows.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget } from "../../widget-view.ts";
import { Grades } from "./grades.tsx";
import { Pond } from "./pond.tsx";
import { TEXTS } from "./texts.ts";

/** Rows as leaves on a pond, or as a list with two choices each. */
export default answeredWidget(
  priorityListing,
  function PriorityListing({ id, props, value, onChange, problems, disabled }) {
    const { language } = useContentPage();
    const { label, levels } = props;
    const rows = numberedRows(props.rows, language).map((row) => ({
      ...row,
      priority: value.priorities[row.id] ?? {},
    }));
    const move = (row: string, priority: Priority) => onChange(withPriority(value, row, priority));
    const shared = { levels, disabled };
    const isEmpty = rows.length === 0;
    return (
      <Question
        id={id}
        label={label[language]}
        hint={isEmpty ? undefined : TEXTS[language].hint}
        problems={problems}
      >
        <WithPlainVersion
          picture={
            <Pond
              {...shared}
              id={id}
              rows={rows}
              order={byPriority(value, props).map((row) => row.id)}
              onMove={move}
              problems={problems}
            />
          }
          plain={
            isEmpty ? undefined : (
              <NumberedList rows={rows}>
                {(row) => {
                  const problem = partProblem(problems, row.id, language);
                  const problemId = `${id}-${row.id}-problem`;
                  return (
                    <div data-part={row.id}>
                      <Grades
                        {...shared}
                        priority={row.priority}
                        onChange={(priority) => move(row.id, priority)}
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
  },
);

function withPriority(
  { priorities }: PriorityListingValue,
  row: string,
  priority: Priority,
): PriorityListingValue {
  const { [row]: _, ...others } = priorities;
  const isGraded = priority.urgency !== undefined || priority.importance !== undefined;
  return { priorities: isGraded ? { ...others, [row]: priority } : others };
}
