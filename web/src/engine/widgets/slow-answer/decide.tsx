import { askedOf } from "@mindle/domain/widgets/slow-answer/definition";
import { type Choice, type HeldRequest, MOST_MOVES } from "@mindle/domain/widgets/slow-answer/value";
import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage } from "../../page-context.ts";
import { DegreeField } from "./degree-field.tsx";
import { Note } from "./note.tsx";
import styles from "./slow-answer.module.css";
import { dueTime, dueWords } from "./stage.ts";
import type { StageProps } from "./stage-props.ts";
import { TEXTS } from "./texts.ts";

/** The request waits until it is time to decide. */
export function Held({ view: { value, props }, go, heading }: StageProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const [isFolded, setFolded] = useState(false);
  const { dueAt } = value.held;
  return (
    <>
      <Note by="peg" isFolded={isFolded}>
        <p className={styles.heading} tabIndex={-1} ref={heading}>
          {dueAt !== null && dueWords(dueAt, Date.now(), language)}
        </p>
        {!isFolded && <p className={styles.asked}>{askedOf(value, props)?.[language]}</p>}
      </Note>
      <p className={styles.hint}>{texts.waits}</p>
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => go("weigh")}>
          {texts.decideNow}
        </Button>
        <Button variant="quiet" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded ? texts.unfold : texts.fold}
        </Button>
      </div>
    </>
  );
}

const CHOICES = ["all", "part", "later", "no"] as const;

/** Whether one wants to and can, then one of four answers that are worth the same. */
export function Weigh({ view: { id, props, value }, change, go, heading }: StageProps) {
  const { language, hasCrisis } = useContentPage();
  const texts = TEXTS[language];
  const { held, answer, moved } = value;
  const set = (part: Partial<HeldRequest["answer"]>) => change({ answer: { ...answer, ...part } });
  const choose = (choice: Choice) => {
    set({ choice });
    go("trim");
  };
  const putOff = () => {
    const due = dueTime("hour", Date.now());
    if (due === undefined) return;
    change({ held: { ...held, dueAt: new Date(due).toISOString() }, moved: moved + 1 });
    go("held");
  };
  const canMove = held.dueAt !== null && Date.parse(held.dueAt) <= Date.now() && moved < MOST_MOVES;
  return (
    <>
      <Note by="tongs">
        <p className={styles.asked}>{askedOf(value, props)?.[language]}</p>
      </Note>
      <p className={styles.heading} tabIndex={-1} ref={heading}>
        {texts.weigh}
      </p>
      <DegreeField
        id={`${id}-want`}
        part="want"
        label={texts.want}
        value={answer.want}
        onChange={(want) => set({ want })}
      />
      <DegreeField
        id={`${id}-room`}
        part="room"
        label={texts.room}
        value={answer.room}
        onChange={(room) => set({ room })}
      />
      <div className={styles.four}>
        {CHOICES.map((choice) => (
          <Button key={choice} variant="secondary" onClick={() => choose(choice)}>
            {texts.choices[choice]}
          </Button>
        ))}
      </div>
      {hasCrisis !== true && canMove && (
        <Button variant="quiet" onClick={putOff}>
          {texts.moveOn}
        </Button>
      )}
    </>
  );
}
