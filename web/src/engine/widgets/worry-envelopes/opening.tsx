import { isOpened } from "@mindle/domain/widgets/worry-envelopes/definition";
import type { WorryEnvelopesProps } from "@mindle/domain/widgets/worry-envelopes/props";
import {
  type Envelope as EnvelopeValue,
  HELPS,
  MOST_MOVES,
  OUTCOMES,
} from "@mindle/domain/widgets/worry-envelopes/value";
import { insideOf } from "@mindle/domain/widgets/worry-envelopes/words";
import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage } from "../../page-context.ts";
import { ChipQuestion, named } from "../../parts/choices/chip-question.tsx";
import { DegreeField } from "../../parts/slider/degree-field.tsx";
import { GoOn } from "../../parts/stages/stages.tsx";
import { DayChoice } from "./day-choice.tsx";
import { Envelope } from "./envelope.tsx";
import { Discard } from "./sealed-menu.tsx";
import { TEXTS } from "./texts.ts";
import styles from "./worry-envelopes.module.css";

interface OpeningProps {
  /** Unique on the page. */
  readonly id: string;
  readonly props: WorryEnvelopesProps;
  readonly envelope: EnvelopeValue;
  onOpened(opened: EnvelopeValue["opened"]): void;
  /** Seals it once more, for so many days. */
  onLater(days: number): void;
  onDiscard(): void;
  onFold(): void;
}

/** An envelope with its paper out: what was feared, and what came. */
export function Opening({ id, props, envelope, onOpened, onLater, onDiscard, onFold }: OpeningProps) {
  const { language, today } = useContentPage();
  const texts = TEXTS[language];
  const { sealed, opened, moved } = envelope;
  const [isLater, setLater] = useState(false);
  const [days, setDays] = useState(props.days);
  const set = (part: Partial<EnvelopeValue["opened"]>) => onOpened({ ...opened, ...part });
  const hasCome = opened.outcome === "partly" || opened.outcome === "happened";
  return (
    <>
      <Envelope
        look="open"
        paper={
          <>
            <span className={styles.lead} tabIndex={-1} data-heading="">
              {insideOf(envelope, props, language)}
            </span>
            {sealed.sign !== null && (
              <span className={styles.sign}>
                <span>{texts.signWas}</span>
                <span>{sealed.sign}</span>
              </span>
            )}
          </>
        }
      />
      <ChipQuestion
        id={id}
        part="outcome"
        label={texts.came}
        among={named(OUTCOMES, texts.outcomes)}
        chosen={opened.outcome}
        onChoose={(outcome) => {
          setLater(false);
          // What was said of how it went stays as long as it came.
          const came = outcome === "partly" || outcome === "happened";
          set({ on: opened.on ?? today, outcome, ...(came ? {} : { met: null, helped: null }) });
        }}
      />
      {hasCome && (
        <>
          <DegreeField
            id={`${id}-met`}
            label={texts.met}
            value={opened.met}
            onChange={(met) => set({ met })}
            part="met"
            scale={texts.copeEnds}
          />
          <ChipQuestion
            id={id}
            part="helped"
            label={texts.helped}
            among={named(HELPS, texts.helps)}
            chosen={opened.helped}
            onChoose={(helped) => set({ helped })}
          />
        </>
      )}
      {isLater && (
        <>
          <DayChoice id={id} label={texts.again} value={days} onChange={setDays} usual={props.days} />
          <GoOn onClick={() => onLater(days)}>{texts.moveTo}</GoOn>
        </>
      )}
      <div className={styles.row}>
        {isOpened(envelope) ? (
          <Button variant="secondary" onClick={onFold}>
            {texts.fold}
          </Button>
        ) : (
          <>
            {moved < MOST_MOVES && (
              <Button variant="quiet" aria-expanded={isLater} onClick={() => setLater(!isLater)}>
                {texts.notYet}
              </Button>
            )}
            <Discard onDiscard={onDiscard} />
          </>
        )}
      </div>
    </>
  );
}
