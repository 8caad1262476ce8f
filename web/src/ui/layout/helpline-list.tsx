import { dialled, type Helpline } from "@mindle/domain/safety/helplines";
import { classNames } from "../class-names.ts";
import { Icon } from "../pictures/icon.tsx";
import styles from "./helpline-list.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface HelplineListProps {
  readonly lines: readonly Helpline[];
  /** Visually hidden text before each number, such as "Call". */
  readonly callLabel: string;
  /** Names the link to send a text message, such as "Text 988"; without it, lines can only be called. */
  readonly textLabel?: (number: string) => string;
  /** Says for whom each line is. One of the rest of the world always does: there it depends on the country. */
  readonly withDetails?: boolean;
  /** The first number stands out: something has to be done now. */
  readonly isFirstLarge?: boolean;
}

/** Helplines: numbers as links, who answers there, when and in what language, and how to write instead. */
export function HelplineList(props: HelplineListProps) {
  const { lines, callLabel, textLabel, withDetails = false, isFirstLarge = false } = props;
  return (
    <ul className={styles.list}>
      {lines.map((line, index) => (
        <li
          key={`${line.region} ${line.number}`}
          className={classNames(styles.item, isFirstLarge && index === 0 && styles.large)}
        >
          <a className={styles.line} href={`tel:${dialled(line.number)}`}>
            <span className={styles.phone}>
              <Icon name="phone" />
            </span>
            <span className={styles.texts}>
              <VisuallyHidden>{callLabel}</VisuallyHidden>
              <span className={styles.number}>{line.number}</span>
              <span className={styles.name}>{line.name}</span>
              {(withDetails || line.region === "world") && (
                <span className={styles.note}>{line.forWhom}</span>
              )}
              <span className={styles.note}>
                {line.hours} · {line.languages}
              </span>
            </span>
          </a>
          {textLabel !== undefined && <Written line={line} textLabel={textLabel} />}
          {line.otherLanguagesNumber !== undefined && line.otherLanguages !== undefined && (
            <p className={styles.written}>
              <a href={`tel:${dialled(line.otherLanguagesNumber)}`}>
                {line.otherLanguages} {line.otherLanguagesNumber}
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Helplines with a line of text each: the number, who answers there, and when. */
export function ShortHelplineList({ lines }: Pick<HelplineListProps, "lines">) {
  return (
    <ul className={styles.short}>
      {lines.map(({ number, name, hours }) => (
        <li key={number}>
          <a href={`tel:${dialled(number)}`}>
            <Icon name="phone" size={20} />
            <span>
              <b>{number}</b> {name} · {hours}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface WrittenProps {
  readonly line: Helpline;
  readonly textLabel: (number: string) => string;
}

/** How to write to a line instead of calling it. */
function Written({ line: { text, chat, chatUrl }, textLabel }: WrittenProps) {
  if (text === undefined && chat === undefined) return null;
  return (
    <p className={styles.written}>
      {text !== undefined && <a href={`sms:${dialled(text)}`}>{textLabel(text)}</a>}
      {chat !== undefined &&
        (chatUrl === undefined ? (
          <span>{chat}</span>
        ) : (
          <a href={chatUrl} target="_blank" rel="noreferrer">
            {chat}
          </a>
        ))}
    </p>
  );
}
