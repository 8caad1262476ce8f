import type { WorryEnvelopesProps } from "@mindle/domain/widgets/worry-envelopes/props";
import type { Envelope as EnvelopeValue } from "@mindle/domain/widgets/worry-envelopes/value";
import { insideOf } from "@mindle/domain/widgets/worry-envelopes/words";
import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage, useTexts } from "../../page-context.ts";
import { GoOn } from "../../parts/stages/stages.tsx";
import { DayChoice } from "./day-choice.tsx";
import { TEXTS } from "./texts.ts";
import styles from "./worry-envelopes.module.css";

interface SealedMenuProps {
  /** Unique on the page. */
  readonly id: string;
  readonly props: WorryEnvelopesProps;
  readonly envelope: EnvelopeValue;
  /** Has it opened in so many days. */
  onMove(days: number): void;
  onDiscard(): void;
}

/** What can be done with an envelope that waits. Reading it counts nothing and opens nothing. */
export function SealedMenu({ id, props, envelope, onMove, onDiscard }: SealedMenuProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const [shown, setShown] = useState<"read" | "move">();
  const [days, setDays] = useState(props.days);
  const toggle = (what: "read" | "move") => setShown(shown === what ? undefined : what);
  return (
    <>
      {shown === "read" && (
        <p className={styles.slip} role="status">
          {insideOf(envelope, props, language)}
        </p>
      )}
      <div className={styles.row}>
        <Button variant="quiet" aria-expanded={shown === "read"} onClick={() => toggle("read")}>
          {shown === "read" ? texts.hide : texts.read}
        </Button>
        <Button variant="quiet" aria-expanded={shown === "move"} onClick={() => toggle("move")}>
          {texts.move}
        </Button>
        <Discard onDiscard={onDiscard} />
      </div>
      {shown === "move" && (
        <>
          <DayChoice id={id} label={texts.when} value={days} onChange={setDays} usual={props.days} />
          <GoOn onClick={() => onMove(days)}>{texts.moveTo}</GoOn>
        </>
      )}
    </>
  );
}

/** Throws an envelope away once that is asked a second time. What takes the place of what was pressed has the focus. */
export function Discard({ onDiscard }: { onDiscard(): void }) {
  const texts = useTexts(TEXTS);
  const [answer, setAnswer] = useState<"asked" | "kept">();
  if (answer !== "asked") {
    return (
      <Button variant="quiet" autoFocus={answer === "kept"} onClick={() => setAnswer("asked")}>
        {texts.discard}
      </Button>
    );
  }
  return (
    <div className={styles.asked}>
      <p role="status">{texts.discardNote}</p>
      <div className={styles.row}>
        <Button variant="secondary" autoFocus onClick={() => setAnswer("kept")}>
          {texts.keep}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {texts.discardNow}
        </Button>
      </div>
    </div>
  );
}
