import { choiceOf, isKept, lineOf, piecesOf, toneOf } from "@mindle/domain/widgets/slow-answer/line";
import { type HeldRequest, MOST_CHARACTERS } from "@mindle/domain/widgets/slow-answer/value";
import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { useContentPage } from "../../page-context.ts";
import { TypedField } from "../../parts/typing/typed-field.tsx";
import { partProblem } from "../../problem-text.ts";
import { RichText } from "../../rich-text.tsx";
import { Group } from "./group.tsx";
import { Note } from "./note.tsx";
import styles from "./slow-answer.module.css";
import type { StageProps } from "./stage-props.ts";
import { TEXTS } from "./texts.ts";

/** The line in pieces, which a tap takes out or puts back. */
export function Trim({ view: { id, props, value, problems }, change, go, heading }: StageProps) {
  const { language, hasCrisis } = useContentPage();
  const texts = TEXTS[language];
  const { answer } = value;
  const [isWriting, setWriting] = useState(answer.own !== null);
  const pieces = piecesOf(value, props);
  const choice = choiceOf(value, props) ?? "no";
  const line = lineOf(value, props)?.[language] ?? "";
  const set = (part: Partial<HeldRequest["answer"]>) => change({ answer: { ...answer, choice, ...part } });
  const names = Object.keys(pieces);
  const turn = (name: string) =>
    set({ kept: names.filter((each) => (each === name) !== isKept(each, answer.kept)) });
  const finish = (by: HeldRequest["answer"]["by"]) => {
    set({ by, at: new Date().toISOString() });
    go("done");
  };
  const remark =
    choice === "all" && answer.want !== null && answer.want <= 3
      ? texts.unwilling
      : choice === "no" && answer.want !== null && answer.want >= 7
        ? texts.willing
        : undefined;
  return (
    <>
      <Note by="tongs">
        {props.request !== undefined && <RichText text={props.request} />}
        <p className={styles.line} role="status">
          {line}
        </p>
      </Note>
      {hasCrisis !== true && remark !== undefined && <p>{remark}</p>}
      <p className={styles.heading} tabIndex={-1} ref={heading}>
        {choice === "all" ? texts.yes : texts.trim}
      </p>
      <ul className={styles.pieces}>
        {names.map((name) => (
          <li key={name}>
            {name === "answer" ? (
              <span className={styles.piece}>{pieces[name]?.[language]}</span>
            ) : (
              <button type="button" data-piece={name} className={styles.piece} onClick={() => turn(name)}>
                {pieces[name]?.[language]} {isKept(name, answer.kept) ? texts.isIn : texts.isOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Button variant="quiet" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
        {texts.own}
      </Button>
      {isWriting && (
        <TypedField
          label={{ hidden: texts.ownAnswer }}
          value={answer.own ?? ""}
          onChange={(own) => set({ own: own === "" ? null : own })}
          max={MOST_CHARACTERS}
          problem={partProblem(problems, "own", language)}
          disabled={false}
          part="own"
          onEnter={() => setWriting(false)}
        />
      )}
      <Group id={`${id}-tone`} label={texts.tone}>
        {(["formal", "plain"] as const).map((tone) => (
          <Button
            key={tone}
            variant="quiet"
            aria-pressed={toneOf(value, props) === tone}
            onClick={() => change({ held: { ...value.held, tone } })}
          >
            {texts.tones[tone]}
          </Button>
        ))}
      </Group>
      <CopyButton text={line} label={texts.copy} copiedLabel={texts.copied} failedLabel={texts.copyFailed} />
      {props.kind === "practice" ? (
        <Button variant="secondary" onClick={() => finish(null)}>
          {texts.practised}
        </Button>
      ) : (
        (["sent", "said", "unsent"] as const).map((by) => (
          <Button key={by} variant="secondary" onClick={() => finish(by)}>
            {texts.by[by]}
          </Button>
        ))
      )}
      {props.kind !== "trim" && (
        <Button
          variant="quiet"
          onClick={() => {
            set({ choice: null });
            go("weigh");
          }}
        >
          {texts.other}
        </Button>
      )}
    </>
  );
}
