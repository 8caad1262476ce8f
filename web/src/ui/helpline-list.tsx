import type { Helpline } from "@mindle/domain/safety/helplines";
import styles from "./helpline-list.module.css";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface HelplineListProps {
  readonly lines: readonly Helpline[];
  /** Visually hidden text before each number, such as "Call". */
  readonly callLabel: string;
}

/** Phone numbers as links. */
export function HelplineList({ lines, callLabel }: HelplineListProps) {
  return (
    <ul className={styles.list}>
      {/* Another order changes the texts of the rows, so that none of them moves. */}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place, not a helpline
        <li key={index}>
          <a className={styles.line} href={`tel:${line.number.replaceAll("-", "")}`}>
            <span className={styles.phone}>
              <Icon name="phone" />
            </span>
            <span className={styles.texts}>
              <VisuallyHidden>{callLabel}</VisuallyHidden>
              <span className={styles.number}>{line.number}</span>
              <span className={styles.name}>
                {line.name} · {line.hours}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
