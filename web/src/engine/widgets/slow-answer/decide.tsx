import { askedOf } from "@mindle/domain/widgets/slow-answer/definition";
import { CHOICES, type HeldRequest, MOST_MOVES } from "@mindle/domain/widgets/slow-answer/value";
import { useState } from "react";
import { now } from "../../../platform/browser/now.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage } from "../../page-context.ts";
import { DegreeField } from "../../parts/slider/degree-field.tsx";
import { Actions, GoOn, QuietAction, StageHeading } from "../../parts/stages/stages.tsx";
import { Note } from "./note.tsx";
import { Slips } from "./slips.tsx";
import styles from "./slow-answer.module.css";
import { dueTime, dueWords, type StageProps } from "./stage.ts";

/** The request waits until it is time to decide. */
export function Held({ view: { value, props }, go, heading, texts }: StageProps) {
  const { language } = useContentPage();
  const [isFolded, setFolded] = useState(false);
  const { dueAt } = value.held;
  return (
    <>
      <Note by="peg" isFolded={isFolded}>
        {!isFolded && <p className={styles.asked}>{askedOf(value, props)?.[language]}</p>}
        <StageHeading of={heading}>{dueAt !== null && dueWords(dueAt, now(), language)}</StageHeading>
      </Note>
      <p className={styles.hint}>{texts.waits}</p>
      <Actions>
        <GoOn onClick={() => go("weigh")}>{texts.decideNow}</GoOn>
        <Button variant="quiet" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded ? texts.unfold : texts.fold}
        </Button>
      </Actions>
    </>
  );
}

/** Whether one wants to and can, then one of four answers. */
export function Weigh({ view: { id, props, value }, change, go, heading, texts }: StageProps) {
  const { language } = useContentPage();
  const { held, answer, moved } = value;
  const set = (part: Partial<HeldRequest["answer"]>) => change({ answer: { ...answer, ...part } });
  const putOff = () => {
    const due = dueTime("hour", now());
    change({ held: { ...held, dueAt: new Date(due ?? 0).toISOString() }, moved: moved + 1 });
    go("held");
  };
  const canMove = held.dueAt !== null && Date.parse(held.dueAt) <= now() && moved < MOST_MOVES;
  return (
    <>
      <Note by="tongs">
        <p className={styles.asked}>{askedOf(value, props)?.[language]}</p>
      </Note>
      <StageHeading of={heading}>{texts.weigh}</StageHeading>
      <DegreeField
        id={`${id}-want`}
        label={texts.want}
        value={answer.want}
        onChange={(want) => set({ want })}
        part="want"
      />
      <DegreeField
        id={`${id}-room`}
        label={texts.room}
        value={answer.room}
        onChange={(room) => set({ room })}
        part="room"
      />
      <Slips
        labels={texts.choices}
        names={CHOICES}
        onTake={(choice) => {
          set({ choice });
          go("trim");
        }}
      />
      {canMove && <QuietAction onClick={putOff}>{texts.moveOn}</QuietAction>}
    </>
  );
}
