import { hindranceOf, roleOf, withAnother } from "@mindle/domain/widgets/hello-card/definition";
import { MOST_MOVES, MOVED_DAYS, type Outcome } from "@mindle/domain/widgets/hello-card/value";
import { dayAfter, shortDay } from "@mindle/domain/widgets/shared/day";
import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage, useTexts } from "../../page-context.ts";
import { ChipQuestion } from "../../parts/choices/chip-question.tsx";
import { Marks } from "../../parts/marks.tsx";
import { DegreeField } from "../../parts/slider/degree-field.tsx";
import { GoOn, QuietAction, StageHeading } from "../../parts/stages/stages.tsx";
import styles from "./hello-card.module.css";
import { Sheet } from "./sheet.tsx";
import { READY_BEAT, type StageProps } from "./stage.ts";
import { outcomesOf, outcomeWords, TEXTS, toldWords } from "./texts.ts";

/** The card was put inside, by choice. */
export function Away({ view: { props }, card, kind, change, go, heading, texts }: StageProps) {
  const { language } = useContentPage();
  return (
    <>
      <Sheet to={roleOf(card, props)?.[language]} place="inside" />
      <StageHeading of={heading}>{texts.away[kind]}</StageHeading>
      <QuietAction
        onClick={() => {
          change({ away: false });
          go("draft", READY_BEAT);
        }}
      >
        {texts.takeOut}
      </QuietAction>
    </>
  );
}

/** The card is out until its day; its words are not shown. */
export function Waiting({ view: { id, props }, card, go, heading, texts }: StageProps) {
  const { language } = useContentPage();
  const [isOpen, setOpen] = useState(false);
  const reasons = Object.entries(props.quiet ?? {});
  // What may be so on the other side comes before what was guessed first.
  const ordered = [...reasons.slice(-2), ...reasons.slice(0, -2)];
  const meanwhile = card.meanwhile === null ? undefined : texts.meanwhiles[card.meanwhile];
  return (
    <>
      <Sheet to={roleOf(card, props)?.[language]} place="tucked">
        <StageHeading of={heading}>{texts.see(shortDay(card.sent?.dueOn ?? "", language))}</StageHeading>
        {meanwhile !== undefined && (
          <div>
            <p className={styles.hint}>{texts.meanwhile}</p>
            <p className={styles.said}>{meanwhile}</p>
          </div>
        )}
      </Sheet>
      <GoOn onClick={() => go("due")}>{texts.came}</GoOn>
      {ordered.length > 0 && (
        <div className={styles.group}>
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={`${id}-why`}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.why}
          </Button>
          <div id={`${id}-why`}>
            {isOpen && (
              <ul className={styles.reasons}>
                {ordered.map(([name, words]) => (
                  <li key={name}>{words[language]}</li>
                ))}
                {meanwhile !== undefined && (
                  <li>
                    <b>{meanwhile}</b>
                  </li>
                )}
              </ul>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** After these there is something to compare with what was expected. */
const ANSWERED: readonly Outcome[] = ["warm", "short", "late"];

/** What came back. */
export function Due(stage: StageProps) {
  const { view, card, kind, change, go, heading, texts } = stage;
  const { id, props } = view;
  const { language, today } = useContentPage();
  const { back } = card;
  // Before its day, one looks because something came.
  const isEarly = card.sent !== null && today < card.sent.dueOn;
  const outcomes = outcomesOf(kind).filter((outcome) => !isEarly || outcome !== "none");
  return (
    <>
      <Sheet to={roleOf(card, props)?.[language]}>
        <p className={styles.words}>{card.text}</p>
      </Sheet>
      <ChipQuestion
        id={id}
        part="came"
        label={texts.due[kind]}
        heading={heading}
        among={outcomes.map((each) => [each, outcomeWords(each, kind, texts)])}
        chosen={back?.came ?? null}
        onChoose={(came) =>
          change({ back: { on: today, came, met: ANSWERED.includes(came) ? (back?.met ?? null) : null } })
        }
      />
      {back !== null && ANSWERED.includes(back.came) && (
        <>
          <DegreeField
            id={`${id}-met`}
            label={texts.met[kind]}
            value={back.met}
            onChange={(met) => change({ back: { ...back, met } })}
            part="met"
            isHard={kind === "line"}
          />
          <div role="status">
            <Compared {...stage} />
          </div>
        </>
      )}
      {back?.came === "none" && kind === "hello" ? (
        <Quiet {...stage} />
      ) : (
        back !== null && <GoOn onClick={() => go("back")}>{texts.keep}</GoOn>
      )}
      {isEarly && (
        <QuietAction
          onClick={() => {
            change({ back: null });
            go("waiting");
          }}
        >
          {texts.waitOn}
        </QuietAction>
      )}
    </>
  );
}

/** Nothing came: it may wait a little longer, twice at most, or ends here. */
function Quiet({ card, change, go, texts }: StageProps) {
  const { today } = useContentPage();
  const { sent, moved } = card;
  const wait = () => {
    if (sent === null) return;
    change({ back: null, moved: moved + 1, sent: { ...sent, dueOn: dayAfter(today, MOVED_DAYS) } });
    go("waiting");
  };
  return (
    <div className={styles.pair}>
      {moved < MOST_MOVES && (
        <Button variant="secondary" onClick={wait}>
          {texts.more}
        </Button>
      )}
      <Button variant="secondary" onClick={() => go("back")}>
        {texts.fold}
      </Button>
    </div>
  );
}

/** What was expected beside what was, where both were entered. */
function Compared({ card: { expect, back } }: Pick<StageProps, "card">) {
  const texts = useTexts(TEXTS);
  if (expect === null || back === null || back.met === null || !ANSWERED.includes(back.came))
    return undefined;
  return (
    <Marks
      last="met"
      marks={[
        { name: "expect", label: texts.expected, degree: expect },
        { name: "met", label: texts.real, degree: back.met },
      ]}
    />
  );
}

/** The card with what came of it. */
export function Back(stage: StageProps) {
  const { view, card, kind, go, heading, texts } = stage;
  const { language } = useContentPage();
  const { back } = card;
  return (
    <>
      <Sheet to={roleOf(card, view.props)?.[language]} isStill>
        <p className={styles.words}>{card.text}</p>
      </Sheet>
      <p className={styles.said} tabIndex={-1} ref={heading}>
        {back !== null && toldWords(back.came, kind, texts)}
      </p>
      <Compared card={card} />
      {back?.came === "none" && kind === "hello" && (
        <>
          <p className={styles.hint}>{texts.folded}</p>
          <QuietAction onClick={() => go("due")}>{texts.came}</QuietAction>
        </>
      )}
    </>
  );
}

interface AnotherProps {
  readonly view: StageProps["view"];
  /** The other card is there, at this place. */
  onBegun(at: number): void;
}

/** Begins another card, or says why not today. */
export function Another({ view: { value, props, onChange }, onBegun }: AnotherProps) {
  const { language, today, hasCrisis } = useContentPage();
  const texts = TEXTS[language];
  const hindrance = hindranceOf(value, today);
  if (hindrance === "draft" || hasCrisis === true) return undefined;
  if (hindrance !== undefined) return <p className={styles.hint}>{texts.hindrances[hindrance]}</p>;
  return (
    <QuietAction
      onClick={() => {
        const next = withAnother(value);
        onChange(next);
        onBegun(next.cards.length - 1);
      }}
    >
      {texts.another[props.kind]}
    </QuietAction>
  );
}
