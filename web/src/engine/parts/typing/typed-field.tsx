import { graphemes } from "@mindle/domain/text/graphemes";
import { useId } from "react";
import { classNames } from "../../../ui/class-names.ts";
import field from "../../../ui/fields/field.module.css";
import { ProblemNote } from "../question/question.tsx";
import { handleEnter } from "./keyboard.ts";
import styles from "./typed-field.module.css";

interface TypedFieldProps {
  /** Its accessible name: shown above it, or for screen readers only, or the id of an element that has it. */
  readonly label: { readonly above: string } | { readonly hidden: string } | { readonly by: string };
  readonly value: string;
  onChange(text: string): void;
  /** Lines that are shown at first; one is a field without line breaks. */
  readonly rows?: number;
  /** `line`: written on a line of paper, where long words go on below. Enter does not break it. */
  readonly look?: "box" | "line";
  /** Characters at most, as a person counts them. Nothing typed is cut off: the field says when it is too much. */
  readonly max: number;
  readonly placeholder?: string | undefined;
  readonly problem: string | undefined;
  readonly disabled: boolean;
  /** The part of the widget's answer that it holds, see `WidgetProblem.part`. */
  readonly part?: string | undefined;
  /** Enter outside of composition, in a field of one line. */
  onEnter?(): void;
}

/** Shown when this many characters or fewer are left, as a share of the most. */
const NEARLY_FULL = 0.2;

/** A field for words. Never changes what is being composed. */
export function TypedField(props: TypedFieldProps) {
  const { label, value, rows = 1, look = "box", max, placeholder, problem, disabled, part } = props;
  const id = useId();
  const left = max - graphemes(value);
  const isInvalid = problem !== undefined;
  const shared = {
    id,
    value,
    disabled,
    placeholder,
    "data-part": part,
    "aria-label": "hidden" in label ? label.hidden : undefined,
    "aria-labelledby": "by" in label ? label.by : undefined,
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": isInvalid ? `${id}-problem` : undefined,
    autoComplete: "off",
  } as const;
  return (
    <div className={field.field}>
      {"above" in label && (
        <label className={field.label} htmlFor={id}>
          {label.above}
        </label>
      )}
      {look === "line" ? (
        <span className={styles.line} data-text={value === "" ? placeholder : value}>
          <textarea
            {...shared}
            rows={1}
            enterKeyHint={props.onEnter === undefined ? undefined : "next"}
            onChange={(event) => props.onChange(event.currentTarget.value)}
            onKeyDown={(event) => handleEnter(event, props.onEnter?.bind(props))}
          />
        </span>
      ) : rows === 1 ? (
        <input
          {...shared}
          type="text"
          className={classNames(field.control, styles.box)}
          enterKeyHint={props.onEnter === undefined ? undefined : "next"}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          onKeyDown={(event) => handleEnter(event, props.onEnter?.bind(props))}
        />
      ) : (
        <textarea
          {...shared}
          className={classNames(field.control, styles.box, styles.area)}
          style={{ minBlockSize: `${rows * 2 + 1.75}rem` }}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        />
      )}
      {left <= max * NEARLY_FULL && (
        <p className={styles.left} data-over={left < 0 || undefined} aria-hidden="true">
          {left}
        </p>
      )}
      <ProblemNote id={`${id}-problem`} text={problem} />
    </div>
  );
}
