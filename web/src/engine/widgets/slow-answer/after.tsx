import { tallyOf } from "@mindle/domain/widgets/slow-answer/definition";
import { lineOf } from "@mindle/domain/widgets/slow-answer/line";
import {
  CHOICES,
  type HeldRequest,
  MOST_PAST,
  NO_REQUEST,
  OUTCOMES,
  SAFETY,
} from "@mindle/domain/widgets/slow-answer/value";
import { useContentPage } from "../../page-context.ts";
import { ChipQuestion, named } from "../../parts/choices/chip-question.tsx";
import { Marks } from "../../parts/marks.tsx";
import { DegreeField } from "../../parts/slider/degree-field.tsx";
import { GoOn, QuietAction, StageHeading } from "../../parts/stages/stages.tsx";
import { ViolenceLines } from "./apart.tsx";
import { AnsweredNote } from "./note.tsx";
import { CopyLine } from "./slips.tsx";
import styles from "./slow-answer.module.css";
import { nextQuestion, type StageProps } from "./stage.ts";

/** How hard it still is, beside what was expected. */
export function HourLater({ view: { id, props, value }, change, go, heading, texts }: StageProps) {
  const { language, hasCrisis } = useContentPage();
  const { held, after } = value;
  const { hour } = after;
  return (
    <>
      <AnsweredNote {...{ props, value, language }} />
      <StageHeading of={heading}>{texts.anHourLater}</StageHeading>
      <DegreeField
        id={`${id}-hour`}
        label={texts.hourLater}
        value={hour}
        onChange={(next) => change({ after: { ...after, hour: next } })}
        part="hour"
        isHard
      />
      <div className={styles.group} role="status">
        {hour !== null && (
          <Marks
            last="hour"
            marks={[
              { name: "now", label: texts.marks.now, degree: held.now },
              { name: "guess", label: texts.marks.guess, degree: held.guess },
              { name: "hour", label: texts.marks.hour, degree: hour },
            ]}
          />
        )}
        {hour !== null && held.now !== null && hasCrisis !== true && (
          <p className={styles.said}>
            {hour < held.now ? texts.lower : hour > held.now ? texts.higher : texts.same}
          </p>
        )}
      </div>
      <GoOn onClick={() => go(hour === null ? "day" : "done")}>{hour === null ? texts.pass : texts.on}</GoOn>
    </>
  );
}

/** What came back. */
export function DayLater({ view: { id, props, value }, change, go, heading, texts }: StageProps) {
  const { language } = useContentPage();
  const { after } = value;
  const line = lineOf(value, props)?.[language] ?? "";
  const set = (part: Partial<HeldRequest["after"]>) => change({ after: { ...after, ...part } });
  return (
    <>
      <AnsweredNote {...{ props, value, language }} />
      <ChipQuestion
        id={id}
        part="came"
        label={texts.day}
        heading={heading}
        among={named(OUTCOMES, texts.came)}
        chosen={after.came}
        onChoose={(came) => set({ came, safe: null })}
      />
      {after.came === "again" && (
        <div className={styles.group} role="status">
          <p className={styles.said}>{texts.sameLine}</p>
          <CopyLine text={line} />
        </div>
      )}
      {after.came === "angry" && (
        <ChipQuestion
          id={id}
          part="safe"
          label={texts.safe}
          among={named(SAFETY, texts.safety)}
          chosen={after.safe}
          onChoose={(safe) => set({ safe })}
        />
      )}
      {(after.safe === "no" || after.safe === "unsure") && (
        <div className={styles.group} role="status">
          <p className={styles.said}>{texts.unsafe}</p>
          <ViolenceLines />
        </div>
      )}
      <GoOn onClick={() => go("done")}>{texts.hangUp}</GoOn>
    </>
  );
}

/** From so many requests on, it is counted how they were answered. */
const TALLY_FROM = 5;

/** The request with its answer. */
export function Done({ view: { props, value, onChange, disabled }, go, heading, texts }: StageProps) {
  const { language, hasCrisis } = useContentPage();
  const { past, ...request } = value;
  const tally = tallyOf(value);
  const total = [...tally.values()].reduce((sum, count) => sum + count, 0);
  const next = nextQuestion(request, props);
  const words =
    props.kind === "practice"
      ? texts.practice
      : request.answer.by === "unsent"
        ? texts.unsent
        : next && texts.next[next];
  return (
    <>
      <AnsweredNote {...{ props, value, language, heading }} />
      {!disabled && words !== undefined && <p className={styles.hint}>{words}</p>}
      {props.kind === "real" && total >= TALLY_FROM && hasCrisis !== true && (
        <p className={styles.hint}>
          {texts.tally}{" "}
          {CHOICES.flatMap((choice) => {
            const count = tally.get(choice);
            return count === undefined ? [] : texts.counted(texts.choices[choice], count);
          }).join(", ")}
        </p>
      )}
      {props.kind === "real" && !disabled && (
        <QuietAction
          onClick={() => {
            onChange({ ...NO_REQUEST, past: [...past, request].slice(-MOST_PAST) });
            go("ask");
          }}
        >
          {texts.another}
        </QuietAction>
      )}
    </>
  );
}
