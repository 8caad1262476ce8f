import { Slider as BaseSlider } from "@base-ui/react/slider";
import {
  parseTime,
  STEPS_PER_DAY,
  stepOf,
  type TimeOfDay,
  timeOfStep,
  timeText,
} from "@mindle/domain/reminders/time-of-day";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { StrokeIcon } from "../../pictures/icon.tsx";
import { TextField } from "../text-field.tsx";
import styles from "./time-picker.module.css";

/** Steps in an hour, which Page Up and Page Down move. */
const HOUR_STEPS = STEPS_PER_DAY / 24;

interface TimePickerProps {
  readonly label: string;
  readonly name: string;
  readonly value: TimeOfDay;
  readonly onChange: (time: TimeOfDay) => void;
  /** The time as it is spoken. */
  readonly format: (time: TimeOfDay) => string;
  /** The time as it is drawn, large. */
  readonly children: ReactNode;
  /** Names of the buttons that move the time by one step. */
  readonly earlierLabel: string;
  readonly laterLabel: string;
  /** Unfolds the field for HH:MM. */
  readonly typedLabel: string;
  readonly typedHint: string;
  readonly malformedError: string;
  /** For a typed time between two that can be chosen. */
  readonly betweenError: (before: string, after: string) => string;
}

/**
 * A time of day in steps of five minutes: by a slider, by two buttons, or typed as HH:MM in a field to unfold. A typed text that is no such time
 * makes the field invalid, so that its form can refuse it (`checkValidity`); the value stays.
 */
export function TimePicker(props: TimePickerProps) {
  const { label, name, value, onChange, format, children, earlierLabel, laterLabel } = props;
  const [typed, setTyped] = useState<string>();
  const [isErrorShown, setErrorShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const error = typed === undefined ? undefined : errorOf(typed, props);
  const step = stepOf(value);

  useEffect(() => input.current?.setCustomValidity(error ?? ""), [error]);

  const choose = (next: number) => {
    setTyped(undefined);
    setErrorShown(false);
    onChange(timeOfStep(next));
  };
  const type = (text: string) => {
    setTyped(text);
    setErrorShown(text.length >= timeText(value).length);
    const parsed = parseTime(text);
    if (parsed.kind === "time") onChange(parsed.time);
  };
  const leaveField = () => {
    if (error === undefined) setTyped(undefined);
    else setErrorShown(true);
  };

  return (
    <fieldset className={styles.picker} aria-label={label}>
      <div className={styles.large}>
        <button
          type="button"
          className={styles.step}
          aria-label={earlierLabel}
          onClick={() => choose(step - 1)}
        >
          <StrokeIcon d="M6 12h12" size={20} />
        </button>
        <p className={styles.time} aria-hidden="true">
          {children}
        </p>
        <button
          type="button"
          className={styles.step}
          aria-label={laterLabel}
          onClick={() => choose(step + 1)}
        >
          <StrokeIcon d="M6 12h12M12 6v12" size={20} />
        </button>
      </div>
      <BaseSlider.Root
        value={step}
        min={0}
        max={STEPS_PER_DAY - 1}
        step={1}
        largeStep={HOUR_STEPS}
        thumbAlignment="center"
        onValueChange={(chosen) => {
          if (typeof chosen === "number") choose(chosen);
        }}
        className={styles.slider}
      >
        <BaseSlider.Control className={styles.control}>
          <BaseSlider.Track className={styles.track}>
            <BaseSlider.Thumb
              className={styles.thumb}
              aria-label={label}
              getAriaValueText={(_, chosen) => format(timeOfStep(chosen))}
            />
          </BaseSlider.Track>
        </BaseSlider.Control>
      </BaseSlider.Root>
      <details className={styles.typed}>
        <summary>{props.typedLabel}</summary>
        <TextField
          label={label}
          name={name}
          hint={props.typedHint}
          placeholder={timeText(value)}
          maxLength={timeText(value).length}
          autoComplete="off"
          value={typed ?? timeText(value)}
          onChange={type}
          onBlur={leaveField}
          onInvalid={(event) => {
            event.preventDefault();
            event.currentTarget.closest("details")?.setAttribute("open", "");
            setErrorShown(true);
          }}
          error={isErrorShown ? error : undefined}
          inputRef={input}
        />
      </details>
    </fieldset>
  );
}

function errorOf(
  text: string,
  { malformedError, betweenError }: Pick<TimePickerProps, "malformedError" | "betweenError">,
): string | undefined {
  const parsed = parseTime(text);
  if (parsed.kind === "time") return undefined;
  if (parsed.kind === "malformed") return malformedError;
  return betweenError(timeText(parsed.before), timeText(parsed.after));
}
