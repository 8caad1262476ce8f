import { askedOf } from "@mindle/domain/widgets/slow-answer/definition";
import { choiceOf, isKept, lineOf, PIECES, piecesOf, toneOf } from "@mindle/domain/widgets/slow-answer/line";
import { type HeldRequest, MOST_CHARACTERS, TONES, WAYS } from "@mindle/domain/widgets/slow-answer/value";
import { useRef, useState } from "react";
import { now } from "../../../platform/browser/now.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { useContentPage, useTexts } from "../../page-context.ts";
import { PartGroup } from "../../parts/question/part-group.tsx";
import { GoOn, QuietAction } from "../../parts/stages/stages.tsx";
import { useFocusNext } from "../../parts/typing/keyboard.ts";
import { TypedField } from "../../parts/typing/typed-field.tsx";
import { partProblem } from "../../problem-text.ts";
import { RichText } from "../../rich-text/rich-text.tsx";
import { Note } from "./note.tsx";
import pieceStyles from "./pieces.module.css";
import { CopyLine, Slips } from "./slips.tsx";
import styles from "./slow-answer.module.css";
import type { StageProps } from "./stage.ts";
import { TEXTS, type Texts } from "./texts.ts";

/** The line as it is sent, and its pieces, which a tap takes out or puts back. */
export function Trim({ view, change, go, heading, texts }: StageProps) {
  const { id, props, value, problems } = view;
  const { language, hasCrisis } = useContentPage();
  const { answer, held } = value;
  const choice = choiceOf(value, props) ?? "no";
  const line = lineOf(value, props)?.[language] ?? "";
  const set = (part: Partial<HeldRequest["answer"]>) => change({ answer: { ...answer, choice, ...part } });
  const remark = hasCrisis === true ? undefined : remarkOn(choice, answer.want, texts);
  const finish = (by: HeldRequest["answer"]["by"]) => {
    set({ by, at: new Date(now()).toISOString() });
    go("done");
  };
  return (
    <>
      <Note by="tongs">
        {props.request === undefined ? (
          <p className={styles.hint}>{askedOf(value, props)?.[language]}</p>
        ) : (
          <div className={styles.hint}>
            <RichText text={props.request} />
          </div>
        )}
        <p className={styles.line} role="status">
          {line}
        </p>
      </Note>
      {remark !== undefined && <p className={styles.said}>{remark}</p>}
      <PartGroup id={`${id}-pieces`} label={choice === "all" ? texts.yes : texts.trim} heading={heading}>
        <Pieces view={view} set={set} />
      </PartGroup>
      <OwnAnswer
        own={answer.own}
        onChange={(own) => set({ own })}
        problem={partProblem(problems, "own", language)}
      />
      {held.role === null && (
        <fieldset className={styles.tones} aria-label={texts.tone}>
          {TONES.map((tone) => (
            <button
              key={tone}
              type="button"
              aria-pressed={toneOf(value, props) === tone}
              onClick={() => change({ held: { ...held, tone } })}
            >
              {texts.tones[tone]}
            </button>
          ))}
        </fieldset>
      )}
      <CopyLine text={line} />
      {props.kind === "practice" ? (
        <GoOn onClick={() => finish(null)}>{texts.practised}</GoOn>
      ) : (
        <Slips labels={texts.by} names={WAYS} onTake={(by) => finish(by)} />
      )}
      {props.kind !== "trim" && (
        <QuietAction
          onClick={() => {
            set({ choice: null });
            go("weigh");
          }}
        >
          {texts.other}
        </QuietAction>
      )}
    </>
  );
}

/** From here on one hardly wants to, or wants to very much. */
const UNWILLING = 3;
const WILLING = 7;

function remarkOn(choice: string, want: number | null, texts: Texts): string | undefined {
  if (want === null) return undefined;
  if (choice === "all" && want <= UNWILLING) return texts.unwilling;
  return choice === "no" && want >= WILLING ? texts.willing : undefined;
}

interface PiecesProps extends Pick<StageProps, "view"> {
  set(part: Partial<HeldRequest["answer"]>): void;
}

function Pieces({ view: { props, value }, set }: PiecesProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const { kept } = value.answer;
  const pieces = piecesOf(value, props);
  const turn = (name: string) =>
    set({ kept: Object.keys(pieces).filter((each) => (each === name) !== isKept(each, kept)) });
  return (
    <ul className={pieceStyles.pieces}>
      {PIECES.flatMap((name) => {
        const words = pieces[name]?.[language];
        if (words === undefined) return [];
        const isIn = isKept(name, kept);
        const inside = (
          <>
            <span className={pieceStyles.name}>{texts.pieces[name]}</span>{" "}
            <span className={pieceStyles.words}>{words}</span>{" "}
          </>
        );
        return (
          <li key={name}>
            {name === "answer" ? (
              <p className={classNames(pieceStyles.piece, pieceStyles.answer)}>{inside}</p>
            ) : (
              <button
                type="button"
                className={pieceStyles.piece}
                data-piece={name}
                data-out={!isIn || undefined}
                onClick={() => turn(name)}
              >
                {inside}
                <VisuallyHidden>{isIn ? texts.isIn : texts.isOut}</VisuallyHidden>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface OwnAnswerProps {
  readonly own: string | null;
  onChange(own: string | null): void;
  readonly problem: string | undefined;
}

/** The answer in one's own words. Escape closes the field, and what was typed stays. */
function OwnAnswer({ own, onChange, problem }: OwnAnswerProps) {
  const texts = useTexts(TEXTS);
  const [isOpen, setOpen] = useState(own !== null);
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(root);
  const turn = (open: boolean) => {
    setOpen(open);
    focusNext(open ? "input" : "button");
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the field inside.
    <div
      ref={root}
      className={styles.own}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing || !isOpen) return;
        event.preventDefault();
        turn(false);
      }}
    >
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => turn(!isOpen)}>
        {texts.own}
      </Button>
      {isOpen && (
        <TypedField
          label={{ hidden: texts.ownAnswer }}
          value={own ?? ""}
          onChange={(text) => onChange(text === "" ? null : text)}
          max={MOST_CHARACTERS}
          problem={problem}
          disabled={false}
          part="own"
          onEnter={() => turn(false)}
        />
      )}
    </div>
  );
}
