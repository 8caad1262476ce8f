import {
  courseOf,
  coursesOf,
  isHigh,
  opensLine,
  wordProblems,
} from "@mindle/domain/widgets/two-readings/definition";
import {
  type Choice,
  MOST_CHARACTERS,
  MOST_PAST,
  NO_READING,
} from "@mindle/domain/widgets/two-readings/value";
import { useState } from "react";
import { now } from "../../../platform/browser/now.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage } from "../../page-context.ts";
import { GoOn, QuietAction, StageHeading } from "../../parts/stages/stages.tsx";
import { TypedField } from "../../parts/typing/typed-field.tsx";
import { partProblem } from "../../problem-text.ts";
import { EmergencyLines, FarAway } from "./far-away.tsx";
import { DoneReading, Readings } from "./readings.tsx";
import { inMinutes, type StageProps, tomorrow } from "./stage.ts";
import styles from "./two-readings.module.css";

/** From so many readings on, it is counted which way they went. */
const TALLY_FROM = 5;

/** Both degrees side by side, then what becomes of the line. */
export function Result(stage: StageProps) {
  const { view, heading, texts } = stage;
  const { props, value } = view;
  const { language, hasCrisis } = useContentPage();
  const { first, second } = value;
  const course = courseOf(value);
  const hasLine = first.line !== null && second.choice === null;
  return (
    <>
      {second.choice === null ? (
        <Readings {...{ props, value, language }} />
      ) : (
        <DoneReading {...{ props, value, language }} />
      )}
      <StageHeading of={heading}>
        {hasCrisis !== true &&
          (second.choice === null ? texts[course ?? "alone"] : texts.done[second.choice])}
      </StageHeading>
      {second.choice === null && isHigh(value) ? <FarAway /> : course === "higher" && <EmergencyLines />}
      {hasLine && (opensLine(value) ? <Opened {...stage} /> : <Closed {...stage} />)}
      {!hasLine && <After {...stage} />}
    </>
  );
}

/** The line that was not sent: let go, written anew or kept. */
function Opened({ view, change, go, discard, texts }: StageProps) {
  const { props, value } = view;
  const { language, hasCrisis } = useContentPage();
  const { first, second } = value;
  const problems = wordProblems("ask", second.ask);
  const [isWriting, setWriting] = useState(second.ask !== null);
  const choose = (choice: Choice) =>
    (choice === "keep" ? go : discard)({
      first: choice === "keep" ? first : { ...first, line: null },
      second: {
        ...second,
        choice,
        // After crisis words, nothing of them stays.
        ask: choice === "rewrite" && hasCrisis !== true ? second.ask : null,
      },
    });
  return (
    <>
      <div className={styles.paper}>
        <p className={styles.hint}>{texts.opened}</p>
        <p className={styles.line}>{first.line}</p>
      </div>
      {isWriting ? (
        <>
          <p className={styles.hint}>{texts.rewriteHint}</p>
          <TypedField
            label={{ above: texts.rewrite }}
            value={second.ask ?? ""}
            onChange={(text) => change({ second: { ...second, ask: text === "" ? null : text } })}
            rows={3}
            max={MOST_CHARACTERS.ask}
            problem={partProblem(problems, "ask", language)}
            disabled={false}
            part="ask"
          />
          {second.ask !== null && problems.length === 0 && (
            <GoOn onClick={() => choose("rewrite")}>{texts.rewritten}</GoOn>
          )}
          <QuietAction onClick={() => setWriting(false)}>{texts.notRewrite}</QuietAction>
        </>
      ) : (
        <div className={styles.choices}>
          <GoOn onClick={() => choose("drop")}>{texts.choices.drop}</GoOn>
          {props.rewrite === true && <GoOn onClick={() => setWriting(true)}>{texts.choices.rewrite}</GoOn>}
          <GoOn onClick={() => choose("keep")}>{texts.choices.keep}</GoOn>
        </div>
      )}
    </>
  );
}

/** The line stays folded: one cools off once more, looks tomorrow, or lets it go unread. */
function Closed(stage: StageProps) {
  const { view, discard, texts } = stage;
  const { first, second } = view.value;
  return (
    <>
      <p className={styles.hint}>{texts.closed}</p>
      <div className={styles.choices}>
        <Later {...stage} />
        <Button
          variant="quiet"
          onClick={() => discard({ first: { ...first, line: null }, second: { ...second, choice: "drop" } })}
        >
          {texts.dropClosed}
        </Button>
      </div>
    </>
  );
}

/** The first degree stays as it was; the second is read again later. */
function Later({ view: { props, value }, go, texts }: StageProps) {
  const wait = (dueAt: string) => go({ first: { ...value.first, dueAt }, second: NO_READING.second });
  return (
    <>
      <GoOn onClick={() => wait(inMinutes(props.minutes, now()))}>{texts.coolMore}</GoOn>
      <GoOn onClick={() => wait(tomorrow(now()))}>{texts.tomorrow}</GoOn>
    </>
  );
}

/** What else there is once nothing is left to decide. */
function After(stage: StageProps) {
  const { view, go, texts } = stage;
  const { props, value, onChange } = view;
  const { hasCrisis } = useContentPage();
  const courses = coursesOf(value);
  const total = [...courses.values()].reduce((sum, count) => sum + count, 0);
  const { past, ...reading } = value;
  const isHot = value.second.choice === null && courseOf(value) !== "lower";
  return (
    <>
      {isHot && (
        <div className={styles.choices}>
          <Later {...stage} />
        </div>
      )}
      {props.kind === "real" && (
        <>
          {total >= TALLY_FROM && hasCrisis !== true && (
            <p className={styles.hint}>
              {texts.tally(
                total,
                (["lower", "same", "higher"] as const)
                  .flatMap((course) => {
                    const count = courses.get(course);
                    return count === undefined ? [] : texts.counted[course](count);
                  })
                  .join(", "),
              )}
            </p>
          )}
          <QuietAction
            onClick={() => {
              onChange({ ...NO_READING, past: [...past, reading].slice(-MOST_PAST) });
              go();
            }}
          >
            {texts.another}
          </QuietAction>
        </>
      )}
    </>
  );
}
