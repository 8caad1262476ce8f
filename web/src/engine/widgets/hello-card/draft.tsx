import { isReady, roleOf } from "@mindle/domain/widgets/hello-card/definition";
import { GUESSES, MEANWHILES, MOST_CHARACTERS, TONES, WAITS } from "@mindle/domain/widgets/hello-card/value";
import { dayAfter } from "@mindle/domain/widgets/shared/day";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage } from "../../page-context.ts";
import { ChipQuestion, labelsIn, named, PartChips } from "../../parts/choices/chip-question.tsx";
import { PartGroup } from "../../parts/question/part-group.tsx";
import { DegreeField } from "../../parts/slider/degree-field.tsx";
import { CopyWords, GoOn, QuietAction, StageHeading } from "../../parts/stages/stages.tsx";
import { TypedField } from "../../parts/typing/typed-field.tsx";
import { partProblem } from "../../problem-text.ts";
import { plainWords } from "../../rich-text/piped-text.ts";
import styles from "./hello-card.module.css";
import { Sheet } from "./sheet.tsx";
import { READY_BEAT, type StageProps } from "./stage.ts";

/** To whom and what, then what is expected, then the card as it goes out. */
export function Draft(stage: StageProps) {
  const Beat = BEATS[stage.beat] ?? Words;
  return <Beat {...stage} />;
}

function Words(stage: StageProps) {
  const { view, card, kind, change, go, heading, texts } = stage;
  const { id, props, problems } = view;
  const { language } = useContentPage();
  const goOn = () => {
    if (isReady(card)) go("draft", 1);
  };
  return (
    <>
      <Sheet to={roleOf(card, props)?.[language]}>
        <p className={styles.words}>{card.text}</p>
      </Sheet>
      {card.near && props.kind !== "near" && <p className={styles.said}>{texts.afterTwo}</p>}
      {Object.keys(props.roles).length > 0 && (
        <ChipQuestion
          id={id}
          part="role"
          label={texts.to[kind]}
          hint={texts.noNames}
          heading={heading}
          among={labelsIn(props.roles, language)}
          chosen={card.role}
          onChoose={(role) => change({ role })}
          problems={problems}
        />
      )}
      <Starts {...stage} />
      {kind !== "near" && (
        <TypedField
          label={{ above: texts.own }}
          look="line"
          value={card.text ?? ""}
          onChange={(text) => change({ text: text === "" ? null : text })}
          max={MOST_CHARACTERS}
          problem={partProblem(problems, "text", language)}
          disabled={false}
          part="text"
          onEnter={goOn}
        />
      )}
      {isReady(card) && <GoOn onClick={goOn}>{texts.on}</GoOn>}
    </>
  );
}

/** Words to begin with, in either tone. */
function Starts({ view: { id, props, problems }, card, kind, change, heading, texts }: StageProps) {
  const { answers, language } = useContentPage();
  const startsIn = (tone: (typeof TONES)[number]): Readonly<Record<string, string>> =>
    kind === "near" && props.kind !== "near"
      ? texts.greetings[tone]
      : Object.fromEntries(
          Object.entries(props.starts[tone]).map(([name, words]) => [name, words[language]]),
        );
  const tone = card.tone ?? "formal";
  const starts = startsIn(tone);
  const prefilled = (kind === "near" ? [] : (props.prefill ?? [])).flatMap((text, at) => {
    const words = plainWords([text], answers, language);
    return words === "" ? [] : [[`own-${at}`, words] as const];
  });
  const offered = { ...Object.fromEntries(prefilled), ...starts };
  const chosen = Object.entries(offered).find(([, words]) => words === card.text)?.[0] ?? null;
  const speak = (next: (typeof TONES)[number]) => {
    // A start that is there as it was offered follows the tone; words of one's own stay.
    const same = Object.entries(starts).find(([, words]) => words === card.text)?.[0];
    change({ tone: next, text: (same === undefined ? undefined : startsIn(next)[same]) ?? card.text });
  };
  return (
    <>
      <ChipQuestion
        id={id}
        part="tone"
        label={texts.tone}
        among={named(TONES, texts.tones)}
        chosen={card.tone}
        onChoose={speak}
      />
      <PartGroup
        id={`${id}-start`}
        label={texts.words[kind]}
        heading={Object.keys(props.roles).length > 0 ? undefined : heading}
        part="start"
      >
        <PartChips
          id={`${id}-start`}
          among={Object.entries(offered)}
          chosen={chosen}
          onChoose={(name) => change({ text: offered[name] ?? null })}
          // Where there is a field, it says what is missing.
          problems={kind === "near" ? problems : []}
          part="text"
        />
      </PartGroup>
    </>
  );
}

function Guesses({ view: { id }, card, kind, change, go, heading, texts }: StageProps) {
  return (
    <>
      <StageHeading of={heading}>{texts.guessing[kind]}</StageHeading>
      <DegreeField
        id={`${id}-expect`}
        label={texts.expect[kind]}
        value={card.expect}
        onChange={(expect) => change({ expect })}
        part="expect"
        isHard={kind === "line"}
      />
      {kind === "hello" && (
        <>
          <ChipQuestion
            id={id}
            part="guess"
            label={texts.guess}
            among={named(GUESSES, texts.guesses)}
            chosen={card.guess}
            onChoose={(guess) => change({ guess })}
          />
          <ChipQuestion
            id={id}
            part="meanwhile"
            label={texts.meanwhile}
            among={named(MEANWHILES, texts.meanwhiles)}
            chosen={card.meanwhile}
            onChoose={(meanwhile) => change({ meanwhile })}
          />
          <ChipQuestion
            id={id}
            part="wait"
            label={texts.wait}
            among={WAITS.map((days) => [String(days), texts.waits[days]])}
            chosen={String(card.wait ?? WAITS[0])}
            onChoose={(name) => change({ wait: WAITS.find((days) => String(days) === name) ?? null })}
          />
        </>
      )}
      <GoOn onClick={() => go("draft", READY_BEAT)}>{texts.on}</GoOn>
      <QuietAction onClick={() => go("draft", 0)}>{texts.back}</QuietAction>
    </>
  );
}

function Ready({ view: { props }, card, kind, change, go, heading, texts }: StageProps) {
  const { language, today } = useContentPage();
  const words = card.text ?? "";
  const send = () => {
    const waits = kind === "hello" ? (card.wait ?? WAITS[0]) : 0;
    change({ away: false, sent: { on: today, dueOn: dayAfter(today, waits) } });
    go(kind === "hello" ? "waiting" : "due");
  };
  const putAway = () => {
    change({ away: true });
    go("away");
  };
  return (
    <>
      <StageHeading of={heading}>{texts.ready[kind]}</StageHeading>
      <Sheet to={roleOf(card, props)?.[language]}>
        <p className={styles.words}>{words}</p>
      </Sheet>
      {kind === "hello" && (
        <div className={styles.group}>
          <CopyWords text={words} block />
          <p className={styles.hint}>{texts.paste}</p>
        </div>
      )}
      <div className={styles.pair}>
        <Button variant="secondary" onClick={send}>
          {texts.send[kind]}
        </Button>
        <Button variant="secondary" onClick={putAway}>
          {texts.putAway}
        </Button>
      </div>
      <QuietAction onClick={() => go("draft", 0)}>{texts.edit}</QuietAction>
    </>
  );
}

const BEATS = [Words, Guesses, Ready];
