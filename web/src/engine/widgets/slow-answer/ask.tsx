import type { Labelled } from "@mindle/domain/content/props";
import { APART, askedOf, isApart } from "@mindle/domain/widgets/slow-answer/definition";
import { toneOf } from "@mindle/domain/widgets/slow-answer/line";
import type { HeldRequest } from "@mindle/domain/widgets/slow-answer/value";
import { Button } from "../../../ui/controls/button.tsx";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { useContentPage } from "../../page-context.ts";
import { Chip, Chips } from "../../parts/choices/chip.tsx";
import { ProblemNote } from "../../parts/question.tsx";
import { plainWords } from "../../piped-text.ts";
import { partProblem } from "../../problem-text.ts";
import { Apart } from "./apart.tsx";
import { DegreeField } from "./degree-field.tsx";
import { Group } from "./group.tsx";
import { Note } from "./note.tsx";
import styles from "./slow-answer.module.css";
import { dueTime } from "./stage.ts";
import type { StageProps } from "./stage-props.ts";
import { TEXTS } from "./texts.ts";

/** The request, what the answer feels like, and the words that win time. */
export function Ask({ view, change, go, beat, heading }: StageProps) {
  const { id, props, value, problems } = view;
  const { answers, language } = useContentPage();
  const texts = TEXTS[language];
  const { held } = value;
  const asked = askedOf(value, props);
  const set = (part: Partial<HeldRequest["held"]>) => change({ held: { ...held, ...part } });
  const chips = (part: "role" | "what" | "first", among: Labelled, label: string) => (
    <Group id={`${id}-${part}`} label={label} part={part}>
      <Chips labels={Object.values(among).map((each) => each[language])}>
        {Object.entries(among).map(([each, words]) => (
          <Chip
            key={each}
            kind="radio"
            name={`${id}-${part}`}
            label={words[language]}
            checked={held[part] === each}
            onChange={() => set({ [part]: each })}
            disabled={false}
          />
        ))}
      </Chips>
      <ProblemNote id={`${id}-${part}-problem`} text={partProblem(problems, part, language)} />
    </Group>
  );
  const hold = (dueAt: number | undefined) => {
    const now = Date.now();
    change({
      held: {
        ...held,
        tone: toneOf(value, props),
        at: new Date(now).toISOString(),
        dueAt: dueAt === undefined ? null : new Date(dueAt).toISOString(),
      },
    });
    go(dueAt === undefined ? "weigh" : "held");
  };
  const holdLine = props.hold === undefined ? "" : plainWords([props.hold], answers, language);

  return (
    <>
      <Note by="tongs">
        <p className={styles.asked}>{asked?.[language] ?? texts.blank}</p>
      </Note>
      {beat === 0 && (
        <>
          {chips("role", props.roles ?? {}, texts.who)}
          <p className={styles.hint}>{texts.noNames}</p>
          {chips("what", { ...props.requests, ...APART }, texts.what)}
          {isApart(value) && <Apart what={held.what === "body" ? "body" : "money"} />}
          {asked !== undefined && !isApart(value) && <Button onClick={() => go("ask", 1)}>{texts.on}</Button>}
        </>
      )}
      {beat === 1 && (
        <>
          <p className={styles.heading} tabIndex={-1} ref={heading}>
            {texts.first}
          </p>
          {chips("first", props.firsts ?? {}, texts.first)}
          <DegreeField
            id={`${id}-now`}
            part="now"
            label={texts.now}
            value={held.now}
            onChange={(now) => set({ now })}
          />
          <DegreeField
            id={`${id}-guess`}
            part="guess"
            label={texts.guess}
            value={held.guess}
            onChange={(guess) => set({ guess })}
          />
          <Button onClick={() => go("ask", 2)}>{texts.on}</Button>
        </>
      )}
      {beat === 2 && (
        <>
          <p className={styles.heading} tabIndex={-1} ref={heading}>
            {texts.hold}
          </p>
          <p className={styles.line}>{holdLine}</p>
          <CopyButton
            text={holdLine}
            label={texts.copy}
            copiedLabel={texts.copied}
            failedLabel={texts.copyFailed}
          />
          <Group id={`${id}-buy`} label={texts.buy}>
            {(["hour", "evening", "morning"] as const).map((when) => (
              <Button key={when} variant="secondary" onClick={() => hold(dueTime(when, Date.now()))}>
                {texts[when]}
              </Button>
            ))}
            <Button variant="secondary" onClick={() => hold(undefined)}>
              {texts.answerNow}
            </Button>
          </Group>
        </>
      )}
      {beat > 0 && (
        <Button variant="quiet" onClick={() => go("ask", beat - 1)}>
          {texts.back}
        </Button>
      )}
    </>
  );
}
