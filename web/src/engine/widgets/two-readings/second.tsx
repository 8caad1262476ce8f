import { own } from "@mindle/domain/widgets/shared/parts";
import { degreeOf } from "@mindle/domain/widgets/two-readings/definition";
import { NO_READING } from "@mindle/domain/widgets/two-readings/value";
import { now } from "../../../platform/browser/now.ts";
import { useNow } from "../../../platform/browser/use-now.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage } from "../../page-context.ts";
import { Actions, GoOn, StageHeading } from "../../parts/stages/stages.tsx";
import { HeatField } from "./heat-field.tsx";
import { dueWords, isDue, lateness, type StageProps, soonest } from "./stage.ts";
import styles from "./two-readings.module.css";

/** The second degree, on an empty slider: the first one is seen once this one is set. */
export function Second({ view: { id, props, value }, change, go, heading, texts }: StageProps) {
  const { second } = value;
  return (
    <>
      <HeatField
        id={`${id}-second`}
        label={texts.again[lateness(value, now()) ?? "ontime"]}
        props={props}
        value={second}
        onChange={(heat) => change({ second: { ...second, ...heat } })}
        part="second"
        heading={heading}
      />
      {degreeOf(second) !== undefined && (
        <GoOn onClick={() => go({ second: { ...second, at: new Date(now()).toISOString() } })}>
          {texts.measured}
        </GoOn>
      )}
    </>
  );
}

interface WaitingProps extends StageProps {
  /** Goes on to the second reading. */
  measure(): void;
}

/** Until the second reading: when it is, and what to do meanwhile. The line is folded away, and in no part of the page. */
export function Waiting({ view: { props, value }, discard, heading, measure, texts }: WaitingProps) {
  const { language } = useContentPage();
  const { first } = value;
  const due = first.dueAt === null ? 0 : Date.parse(first.dueAt);
  const now = useNow((at) => [soonest(value), due].find((time) => time > at));
  const cool = own(props.cools ?? {}, first.cool ?? "");
  return (
    <>
      <div className={styles.paper} data-folded>
        <StageHeading of={heading}>
          {first.dueAt !== null && dueWords(first.dueAt, now, language)}
        </StageHeading>
        {first.line !== null && <p className={styles.hint}>{texts.folded}</p>}
      </div>
      {cool !== undefined && (
        <p className={styles.said}>
          <span className={styles.label}>{texts.meanwhileDo}</span> {cool[language]}
        </p>
      )}
      <div role="status">{isDue(value, now) && <p className={styles.said}>{texts.time}</p>}</div>
      <Actions>
        {(now >= soonest(value) || isDue(value, now)) && <GoOn onClick={measure}>{texts.measure}</GoOn>}
        <Button variant="quiet" onClick={() => discard(NO_READING)}>
          {texts.stop}
        </Button>
      </Actions>
    </>
  );
}
