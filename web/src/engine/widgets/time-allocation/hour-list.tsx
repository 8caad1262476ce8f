import { typedWholeNumber } from "@mindle/domain/text/plain-text-input";
import { hoursInWords } from "@mindle/domain/widgets/shared/parts";
import type { Week } from "@mindle/domain/widgets/time-allocation/definition";
import { useId, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import field from "../../../ui/fields/field.module.css";
import { useContentPage } from "../../page-context.ts";
import { ProblemNote } from "../../parts/question/question.tsx";
import { partProblem, problemText } from "../../problem-text.ts";
import styles from "./hour-list.module.css";
import { HourStepper, type HoursProps, OtherWeekHours } from "./hours.tsx";
import shared from "./time-allocation.module.css";

/** Hours of each row as numbers. */
export function HourList({ props, value, onChange, problems, disabled, left }: HoursProps) {
  const { language } = useContentPage();
  return (
    <ul className={styles.list}>
      {Object.entries(props.rows).map(([row, label]) => (
        <li key={row} className={styles.row} data-part={row}>
          <HourRow
            label={label[language]}
            hours={value[row]}
            step={props.step}
            left={left}
            problem={partProblem(problems, row, language)}
            disabled={disabled}
            onChange={(hours) => onChange(withHours(value, row, hours))}
          />
          <OtherWeekHours beside={props.beside} row={row} />
        </li>
      ))}
      {props.rest !== undefined && (
        <li className={styles.row}>
          <span className={styles.name}>{props.rest[language]}</span>
          <span className={shared.hours}>{hoursInWords(Math.max(0, left), language)}</span>
        </li>
      )}
    </ul>
  );
}

interface HourRowProps {
  readonly label: string;
  readonly hours: number | undefined;
  readonly step: number;
  readonly left: number;
  readonly problem: string | undefined;
  readonly disabled: boolean;
  onChange(hours: number | undefined): void;
}

function HourRow({ label, hours, step, left, problem, disabled, onChange }: HourRowProps) {
  const { language } = useContentPage();
  const id = useId();
  // What is typed stays as it is until it is a number; only numbers are an answer.
  const [typed, setTyped] = useState<string>();
  const isNumber = typed === undefined || typed.trim() === "" || typedWholeNumber(typed) !== undefined;
  const message = isNumber ? problem : problemText({ code: "not-a-number" }, language);
  return (
    <>
      <label className={styles.name} htmlFor={id}>
        {label}
      </label>
      <HourStepper
        label={label}
        hours={hours ?? 0}
        step={step}
        left={left}
        disabled={disabled}
        onChange={(next) => {
          setTyped(undefined);
          onChange(next);
        }}
      >
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={classNames(field.control, styles.number)}
          value={typed ?? hours ?? ""}
          disabled={disabled}
          aria-invalid={message !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onChange(typedWholeNumber(event.currentTarget.value));
          }}
          onBlur={() => isNumber && setTyped(undefined)}
        />
      </HourStepper>
      <ProblemNote id={`${id}-problem`} text={message} />
    </>
  );
}

function withHours(week: Week, row: string, hours: number | undefined): Week {
  if (hours !== undefined) return { ...week, [row]: hours };
  return Object.fromEntries(Object.entries(week).filter(([id]) => id !== row));
}
