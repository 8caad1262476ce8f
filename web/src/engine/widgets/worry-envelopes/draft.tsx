import { canSeal, draftProblems } from "@mindle/domain/widgets/worry-envelopes/definition";
import type { WorryEnvelopesProps } from "@mindle/domain/widgets/worry-envelopes/props";
import type { Envelope as EnvelopeValue } from "@mindle/domain/widgets/worry-envelopes/value";
import { MOST_CHARACTERS } from "@mindle/domain/widgets/worry-envelopes/value";
import { nameOf, topicsOf } from "@mindle/domain/widgets/worry-envelopes/words";
import { useRef, useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage } from "../../page-context.ts";
import { labelsIn, PartChips } from "../../parts/choices/chip-question.tsx";
import { DegreeField } from "../../parts/slider/degree-field.tsx";
import { Actions, GoOn, StageHeading } from "../../parts/stages/stages.tsx";
import { useFocusNext } from "../../parts/typing/keyboard.ts";
import { TypedField } from "../../parts/typing/typed-field.tsx";
import { partProblem } from "../../problem-text.ts";
import { DayChoice } from "./day-choice.tsx";
import { Envelope } from "./envelope.tsx";
import { TEXTS } from "./texts.ts";
import styles from "./worry-envelopes.module.css";

interface DraftProps {
  /** Unique on the page. */
  readonly id: string;
  readonly props: WorryEnvelopesProps;
  readonly draft: EnvelopeValue;
  onChange(draft: EnvelopeValue): void;
  /** Seals it, to be opened in so many days. */
  onSeal(days: number): void;
  /** Whether it comes after others, whose page may have asked what not to seal long ago. */
  readonly isAnother: boolean;
}

/** A worry that is being written: what, then how likely it seems, and when it is opened. */
export function Draft(props: DraftProps) {
  const [isWritten, setWritten] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(root);
  const Beat = isWritten ? Weighing : Writing;
  return (
    <div ref={root} className={styles.inside}>
      <Beat
        {...props}
        turn={(next) => {
          setWritten(next);
          focusNext(next ? "[data-heading]" : "input");
        }}
      />
    </div>
  );
}

interface BeatProps extends DraftProps {
  /** Goes on to the second part, or back. */
  turn(isWritten: boolean): void;
}

function Writing({ id, props, draft, onChange, isAnother, turn }: BeatProps) {
  const { language, hasCrisis = false } = useContentPage();
  const texts = TEXTS[language];
  const { sealed } = draft;
  const set = (part: Partial<EnvelopeValue["sealed"]>) =>
    onChange({ ...draft, sealed: { ...sealed, ...part } });
  const problems = draftProblems(draft);
  const isWorry = props.kind !== "prediction";
  return (
    <>
      {isAnother && <p className={styles.note}>{texts.gate}</p>}
      <PartChips
        id={id}
        part="topic"
        among={labelsIn(topicsOf(props), language)}
        chosen={sealed.topic}
        onChoose={(topic) => set({ topic })}
      />
      {isWorry && sealed.topic === "body" && (
        <p className={styles.note} role="status">
          {texts.body}
        </p>
      )}
      <TypedField
        label={{ above: texts.line }}
        look="line"
        value={sealed.text ?? ""}
        onChange={(text) => set({ text: text === "" ? null : text })}
        max={MOST_CHARACTERS}
        placeholder={texts.placeholder}
        problem={partProblem(problems, "text", language)}
        disabled={false}
        part="text"
      />
      {sealed.text !== null && (
        <TypedField
          label={{ above: texts.sign }}
          look="line"
          value={sealed.sign ?? ""}
          onChange={(sign) => set({ sign: sign === "" ? null : sign })}
          max={MOST_CHARACTERS}
          problem={partProblem(problems, "sign", language)}
          disabled={false}
          part="sign"
        />
      )}
      {hasCrisis ? (
        <p className={styles.note} role="status">
          {texts.crisis}
        </p>
      ) : (
        canSeal(draft, props) && (
          <Actions>
            <GoOn onClick={() => turn(true)}>{texts.on}</GoOn>
            {sealed.text !== null && <p className={styles.hint}>{texts.unsealed}</p>}
          </Actions>
        )
      )}
    </>
  );
}

function Weighing({ id, props, draft, onChange, onSeal, turn }: BeatProps) {
  const { language, hasCrisis = false } = useContentPage();
  const texts = TEXTS[language];
  const [days, setDays] = useState(props.days);
  const { sealed } = draft;
  const set = (part: Partial<EnvelopeValue["sealed"]>) =>
    onChange({ ...draft, sealed: { ...sealed, ...part } });
  return (
    <>
      <Envelope look="open" paper={<span className={styles.lead}>{nameOf(draft, props, language)}</span>} />
      <StageHeading>{texts.how}</StageHeading>
      <DegreeField
        id={`${id}-sure`}
        label={texts.sure}
        value={sealed.sure}
        onChange={(sure) => set({ sure })}
        part="sure"
        isHard
        scale={{ most: 100, step: 10, ...texts.sureEnds }}
      />
      <DegreeField
        id={`${id}-cope`}
        label={texts.cope}
        value={sealed.cope}
        onChange={(cope) => set({ cope })}
        part="cope"
        scale={texts.copeEnds}
      />
      <DayChoice id={id} label={texts.when} value={days} onChange={setDays} usual={props.days} />
      <Actions>
        {!hasCrisis && <GoOn onClick={() => onSeal(days)}>{texts.seal}</GoOn>}
        <Button variant="quiet" onClick={() => turn(false)}>
          {texts.back}
        </Button>
      </Actions>
    </>
  );
}
