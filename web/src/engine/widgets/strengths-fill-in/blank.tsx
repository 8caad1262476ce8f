import { classNames } from "../../../ui/class-names.ts";
import { handleEnter } from "../../parts/typing/keyboard.ts";
import styles from "./strengths-fill-in.module.css";

interface BlankProps {
  readonly label: string;
  readonly value: string;
  onChange(text: string): void;
  onEnter(): void;
  /** The strength is on a ribbon. */
  readonly isStrength: boolean;
  readonly isInvalid: boolean;
  /** Id of the element that says what is missing. */
  readonly describedBy: string;
  readonly disabled: boolean;
  readonly part: string;
}

/** A blank in a sentence, as wide as its words. */
export function Blank(props: BlankProps) {
  const { label, value, isStrength, isInvalid, disabled } = props;
  return (
    <span
      className={classNames(styles.blank, isStrength ? styles.ribbon : styles.gap)}
      data-text={value === "" ? label : value}
      data-filled={value.trim() !== "" || undefined}
    >
      <textarea
        rows={1}
        cols={1}
        value={value}
        disabled={disabled}
        placeholder={label}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? props.describedBy : undefined}
        autoComplete="off"
        enterKeyHint="next"
        data-part={props.part}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onKeyDown={(event) => handleEnter(event, props.onEnter.bind(props))}
      />
    </span>
  );
}
