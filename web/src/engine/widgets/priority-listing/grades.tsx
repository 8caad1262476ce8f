import type { Priority } from "@mindle/domain/widgets/priority-listing/definition";
import { useId } from "react";
import { useTexts } from "../../page-context.ts";
import { Choice } from "../../parts/choices/choice.tsx";
import styles from "./grades.module.css";
import { TEXTS } from "./texts.ts";

interface GradesProps {
  readonly priority: Priority;
  onChange(priority: Priority): void;
  readonly levels: number;
  readonly disabled: boolean;
  /** Accessible name of the row they are of. */
  readonly of: string;
  /** Id of the note that says what is missing. */
  readonly problemId?: string | undefined;
}

/** The two choices of a row. */
export function Grades({ priority, onChange, levels, disabled, of, problemId }: GradesProps) {
  const texts = useTexts(TEXTS);
  const shared = { levels, disabled, of, problemId };
  return (
    <div className={styles.grades}>
      <Scale
        {...shared}
        label={texts.urgency}
        ends={texts.urgencyEnds}
        grade={priority.urgency}
        onChange={(urgency) => onChange({ ...priority, urgency })}
      />
      <Scale
        {...shared}
        label={texts.importance}
        ends={texts.importanceEnds}
        grade={priority.importance}
        onChange={(importance) => onChange({ ...priority, importance })}
      />
    </div>
  );
}

interface ScaleProps extends Pick<GradesProps, "levels" | "disabled" | "of" | "problemId"> {
  readonly label: string;
  readonly ends: readonly [low: string, high: string];
  readonly grade: number | undefined;
  onChange(grade: number): void;
}

/** How much of something a row has, as a number to choose. */
export function Scale({ label, ends, grade, onChange, levels, disabled, of, problemId }: ScaleProps) {
  const name = useId();
  const grades = Array.from({ length: levels }, (_, at) => at + 1);
  const endOf = (at: number) => (at === 1 ? ends[0] : at === levels ? ends[1] : undefined);
  return (
    <fieldset className={styles.scale} aria-label={`${of}, ${label}`} aria-describedby={problemId}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <div className={styles.choices}>
        {grades.map((at) => (
          <Choice
            key={at}
            kind="radio"
            name={name}
            className={styles.choice}
            checked={grade === at}
            disabled={disabled}
            aria-label={[String(at), endOf(at)].filter(Boolean).join(", ")}
            onChange={() => onChange(at)}
          >
            {at}
          </Choice>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </fieldset>
  );
}
