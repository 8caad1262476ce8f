import { cssVariables } from "../css-variables.ts";
import styles from "./calendar.module.css";
import { Choice } from "./choice.tsx";

interface CalendarProps {
  /** Shared by its radio buttons, unique on the page. */
  readonly name: string;
  readonly choices: readonly CalendarChoice[];
  readonly value: number | null;
  onChange(value: number): void;
  readonly columns: number;
  /** Width of the longest label. */
  readonly least: string;
  /** Names of the columns. */
  readonly heads?: readonly string[];
  /** Empty places before the first choice. */
  readonly offset?: number;
  readonly disabled: boolean;
}

/** A year, month or day. */
interface CalendarChoice {
  readonly value: number;
  readonly label: string;
  /** As it is spoken, where that is more than the label. */
  readonly spoken?: string;
}

/** A page of a wall calendar, on which one date is circled with a pen. */
export function Calendar(props: CalendarProps) {
  const { name, choices, value, onChange, columns, least, heads, offset = 0, disabled } = props;
  const grid = cssVariables({ columns, least, start: offset + 1 });
  return (
    <div className={styles.page}>
      <div className={styles.grid} style={grid} data-weeks={heads !== undefined || undefined}>
        {heads?.map((head, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order, and two may have one name.
          <span key={at} className={styles.head} aria-hidden="true">
            {head}
          </span>
        ))}
        {choices.map((choice) => (
          <Choice
            key={choice.value}
            kind="radio"
            name={name}
            className={styles.date}
            aria-label={choice.spoken ?? choice.label}
            checked={value === choice.value}
            disabled={disabled}
            onChange={() => onChange(choice.value)}
          >
            <svg className={styles.circle} viewBox="0 0 44 44" preserveAspectRatio="none" aria-hidden="true">
              <path d="M31 6C18 1 3 9 3.5 23 4 36 15 42 26 41 37 40 43 30 41 20 39 8 28 3 14 7" />
            </svg>
            <span className={styles.label}>{choice.label}</span>
          </Choice>
        ))}
      </div>
    </div>
  );
}
