import { own } from "@mindle/domain/widgets/shared/parts";
import { NO_READING } from "@mindle/domain/widgets/two-readings/value";
import { useNow } from "../../../platform/browser/use-now.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage } from "../../page-context.ts";
import { dueWords, isDue, type StageProps, soonest } from "./stage.ts";
import { TEXTS } from "./texts.ts";
import styles from "./two-readings.module.css";

interface WaitingProps extends StageProps {
  /** Goes on to the second reading. */
  measure(): void;
}

/** Until the second reading: when it is, and what to do meanwhile. The line is folded away, and in no part of the page. */
export function Waiting({ view: { props, value }, discard, heading, measure }: WaitingProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const { first } = value;
  const due = first.dueAt === null ? 0 : Date.parse(first.dueAt);
  const now = useNow((at) => [soonest(value), due].find((time) => time > at));
  const cool = own(props.cools ?? {}, first.cool ?? "");
  return (
    <>
      <div className={styles.paper} data-folded>
        <p className={styles.heading} tabIndex={-1} ref={heading}>
          {first.dueAt !== null && dueWords(first.dueAt, now, language)}
        </p>
        {first.line !== null && <p className={styles.hint}>{texts.folded}</p>}
      </div>
      {cool !== undefined && (
        <p className={styles.said}>
          <span className={styles.label}>{texts.meanwhileDo}</span> {cool[language]}
        </p>
      )}
      <div role="status">{isDue(value, now) && <p className={styles.said}>{texts.time}</p>}</div>
      <div className={styles.actions}>
        {(now >= soonest(value) || isDue(value, now)) && (
          <Button variant="secondary" block onClick={measure}>
            {texts.measure}
          </Button>
        )}
        <Button variant="quiet" onClick={() => discard(NO_READING)}>
          {texts.stop}
        </Button>
      </div>
    </>
  );
}
