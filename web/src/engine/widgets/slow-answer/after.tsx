import { askedOf, tallyOf } from "@mindle/domain/widgets/slow-answer/definition";
import { lineOf } from "@mindle/domain/widgets/slow-answer/line";
import { type HeldRequest, MOST_PAST, NO_REQUEST } from "@mindle/domain/widgets/slow-answer/value";
import { Button } from "../../../ui/controls/button.tsx";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { useContentPage } from "../../page-context.ts";
import { Chip, Chips } from "../../parts/choices/chip.tsx";
import { ViolenceLines } from "./apart.tsx";
import { DegreeField } from "./degree-field.tsx";
import { Group } from "./group.tsx";
import { Note } from "./note.tsx";
import styles from "./slow-answer.module.css";
import type { StageProps } from "./stage-props.ts";
import { TEXTS } from "./texts.ts";

/** How hard it still is, beside what was expected. */
export function HourLater({ view: { id, value }, change, go, heading }: StageProps) {
  const { language, hasCrisis } = useContentPage();
  const texts = TEXTS[language];
  const { held, after } = value;
  const marks = [
    [texts.marks.now, held.now],
    [texts.marks.guess, held.guess],
    [texts.marks.hour, after.hour],
  ] as const;
  return (
    <>
      <p className={styles.heading} tabIndex={-1} ref={heading}>
        {texts.hourLater}
      </p>
      <DegreeField
        id={`${id}-hour`}
        part="hour"
        label={texts.hourLater}
        value={after.hour}
        onChange={(hour) => change({ after: { ...after, hour } })}
      />
      {after.hour !== null && (
        <ul>{marks.map(([name, degree]) => degree !== null && <li key={name}>{`${name} ${degree}`}</li>)}</ul>
      )}
      {hasCrisis !== true && after.hour !== null && held.now !== null && (
        <p role="status">
          {after.hour < held.now ? texts.lower : after.hour > held.now ? texts.higher : texts.same}
        </p>
      )}
      <Button variant="secondary" onClick={() => go(after.hour === null ? "day" : "done")}>
        {after.hour === null ? texts.pass : texts.on}
      </Button>
    </>
  );
}

const CAME = ["fine", "sad", "again", "angry", "none", "unsaid"] as const;

/** What came back. */
export function DayLater({ view: { id, props, value }, change, go, heading }: StageProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const { after } = value;
  const line = lineOf(value, props)?.[language] ?? "";
  const set = (part: Partial<HeldRequest["after"]>) => change({ after: { ...after, ...part } });
  return (
    <>
      <p className={styles.heading} tabIndex={-1} ref={heading}>
        {texts.day}
      </p>
      <Chips labels={CAME.map((came) => texts.came[came])}>
        {CAME.map((came) => (
          <Chip
            key={came}
            kind="radio"
            name={`${id}-came`}
            label={texts.came[came]}
            checked={after.came === came}
            onChange={() => set({ came, safe: null })}
            disabled={false}
          />
        ))}
      </Chips>
      {after.came === "again" && (
        <>
          <p>{texts.sameLine}</p>
          <p className={styles.line}>{line}</p>
          <CopyButton
            text={line}
            label={texts.copy}
            copiedLabel={texts.copied}
            failedLabel={texts.copyFailed}
          />
        </>
      )}
      {after.came === "angry" && (
        <Group id={`${id}-safe`} label={texts.safe}>
          {(["yes", "no", "unsure"] as const).map((safe) => (
            <Chip
              key={safe}
              kind="radio"
              name={`${id}-safe`}
              label={texts.safety[safe]}
              checked={after.safe === safe}
              onChange={() => set({ safe })}
              disabled={false}
            />
          ))}
        </Group>
      )}
      {(after.safe === "no" || after.safe === "unsure") && (
        <>
          <p role="status">{texts.unsafe}</p>
          <ViolenceLines />
        </>
      )}
      <Button variant="secondary" onClick={() => go("done")}>
        {texts.on}
      </Button>
    </>
  );
}

const TALLY_FROM = 5;

/** The request with its answer, and how many there were. */
export function Done({ view: { props, value, onChange, disabled }, go, heading }: StageProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const tally = tallyOf(value);
  const total = [...tally.values()].reduce((sum, count) => sum + count, 0);
  const { past, ...request } = value;
  return (
    <>
      <Note by="peg">
        <p className={styles.heading} tabIndex={-1} ref={heading}>
          {texts.done}
        </p>
        <p className={styles.asked}>{askedOf(value, props)?.[language]}</p>
        <p className={styles.line}>{lineOf(value, props)?.[language]}</p>
      </Note>
      {props.kind === "practice" && <p className={styles.hint}>{texts.nothingSent}</p>}
      {props.kind === "real" && total >= TALLY_FROM && (
        <p>
          {texts.tally}{" "}
          {(["all", "part", "later", "no"] as const)
            .flatMap((choice) => {
              const count = tally.get(choice);
              return count === undefined ? [] : texts.times(texts.choices[choice], count);
            })
            .join(", ")}
        </p>
      )}
      {props.kind === "real" && !disabled && (
        <Button
          variant="quiet"
          onClick={() => {
            onChange({ ...NO_REQUEST, past: [...past, request].slice(-MOST_PAST) });
            go("ask");
          }}
        >
          {texts.another}
        </Button>
      )}
    </>
  );
}
