import { dayAfter, shortDay } from "@mindle/domain/widgets/shared/day";
import { isDue as isDueOn, isOpened } from "@mindle/domain/widgets/worry-envelopes/definition";
import type { WorryEnvelopesProps } from "@mindle/domain/widgets/worry-envelopes/props";
import type { Envelope as EnvelopeValue } from "@mindle/domain/widgets/worry-envelopes/value";
import { insideOf, nameOf } from "@mindle/domain/widgets/worry-envelopes/words";
import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import { Envelope } from "./envelope.tsx";
import { Opening } from "./opening.tsx";
import { SealedMenu } from "./sealed-menu.tsx";
import { TEXTS } from "./texts.ts";
import styles from "./worry-envelopes.module.css";

interface EnvelopeItemProps {
  /** Unique on the page. */
  readonly id: string;
  readonly props: WorryEnvelopesProps;
  readonly envelope: EnvelopeValue;
  readonly isExpanded: boolean;
  toggle(): void;
  onChange(envelope: EnvelopeValue): void;
  /** Its day changed, and it is closed again. */
  onMoved(envelope: EnvelopeValue, said: string): void;
  onDiscard(): void;
  readonly disabled: boolean;
}

/** One envelope of the list: a button that has it opened, and what is in it then. */
export function EnvelopeItem(item: EnvelopeItemProps) {
  const { id, props, envelope, isExpanded, toggle, onChange, onMoved, onDiscard, disabled } = item;
  const { language, today } = useContentPage();
  const texts = TEXTS[language];
  const { sealed, opened, moved } = envelope;
  const name = nameOf(envelope, props, language);
  const isDue = isDueOn(envelope, today);
  const until = (days: number, moves: number) => {
    const dueOn = dayAfter(today, days);
    onMoved(
      { ...envelope, sealed: { ...sealed, dueOn }, moved: moves },
      texts.moved(shortDay(dueOn, language)),
    );
  };
  const [first, second] =
    opened.outcome !== null
      ? [insideOf(envelope, props, language), texts.outcomes[opened.outcome]]
      : [
          name,
          isDue ? texts.due : sealed.dueOn === null ? "" : texts.opensOn(shortDay(sealed.dueOn, language)),
        ];
  const face = isOpened(envelope) ? (
    <span className={styles.line}>
      <StrokeIcon d={OPEN} size={24} />
      <span>
        <b>{first}</b>
        <span className={styles.small}>{second}</span>
      </span>
    </span>
  ) : (
    <Envelope look={isDue ? "due" : "sealed"}>
      <b>{first}</b>
      <span className={isDue && !disabled ? styles.pill : styles.small}>{second}</span>
    </Envelope>
  );
  if (disabled) return <li>{face}</li>;
  const isOut = isExpanded && (isDue || isOpened(envelope));
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={isOut ? styles.folded : styles.face}
        aria-expanded={isExpanded}
        aria-label={isOut ? undefined : `${first}, ${second}`}
        data-envelope=""
        onClick={toggle}
      >
        {isOut ? `${name}, ${texts.fold}` : face}
      </button>
      {isExpanded && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what was opened, wherever the focus is in it.
        <div
          className={styles.inside}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
            // A worry that is being written meanwhile stays as it is.
            event.stopPropagation();
            toggle();
          }}
        >
          {isOut ? (
            <Opening
              {...{ id, props, envelope, onDiscard }}
              onOpened={(next) => onChange({ ...envelope, opened: next })}
              onLater={(days) => until(days, moved + 1)}
              onFold={toggle}
            />
          ) : (
            <SealedMenu {...{ id, props, envelope, onDiscard }} onMove={(days) => until(days, moved)} />
          )}
        </div>
      )}
    </li>
  );
}

/** An open envelope. */
const OPEN = "M4 10.2 12 4l8 6.2V19H4ZM4 10.2l8 5.3 8-5.3";
