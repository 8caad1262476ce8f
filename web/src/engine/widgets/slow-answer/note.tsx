import { askedOf } from "@mindle/domain/widgets/slow-answer/definition";
import { lineOf } from "@mindle/domain/widgets/slow-answer/line";
import type { SlowAnswerProps } from "@mindle/domain/widgets/slow-answer/props";
import type { HeldRequest } from "@mindle/domain/widgets/slow-answer/value";
import type { ReactNode, Ref } from "react";
import type { DrawnAnswer } from "../../widget-view.ts";
import styles from "./note.module.css";
import slow from "./slow-answer.module.css";

interface NoteProps {
  /** What holds it: the tongs, or a clothes-peg on a string while it waits. */
  readonly by: "tongs" | "peg";
  /** Folded up, only its upper part is to be seen. */
  readonly isFolded?: boolean;
  /** As it is on later pages, where nothing moves. */
  readonly isStill?: boolean;
  readonly children: ReactNode;
}

/** A request on a slip of paper. */
export function Note({ by, isFolded = false, isStill = false, children }: NoteProps) {
  return (
    <div className={styles.held} data-by={by} data-still={isStill || undefined}>
      {by === "peg" && <span className={styles.string} />}
      <div className={styles.hanging}>
        {by === "tongs" ? <Tongs /> : <Peg />}
        <div className={styles.paper} data-folded={isFolded || undefined}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Of one arm; the other is its mirror image. */
const ARM = "M56 5C26 12 14 52 36 97 40 105 45 107 49 105 53 102 52 98 49 92 33 60 38 30 62 18Z";
const GRIP = "M56 5C37 10 26 28 24 49L37 52C38 38 46 26 62 18Z";

function Tongs() {
  return (
    <svg className={styles.tongs} viewBox="0 0 100 112" aria-hidden="true">
      <g transform="matrix(-1 0 0 1 104 0)">
        <path className={styles.steelShade} d={ARM} />
        <path className={styles.gripShade} d={GRIP} />
      </g>
      <path className={styles.steel} d={ARM} />
      <path className={styles.grip} d={GRIP} />
      <circle className={styles.gripShade} cx="55" cy="12" r="4.5" />
      <path className={styles.light} d="M30 40Q33 26 43 18M30 64Q32 78 40 94" />
    </svg>
  );
}

function Peg() {
  return (
    <svg className={styles.peg} viewBox="0 0 44 64" aria-hidden="true">
      <path className={styles.woodShade} d="M36 4q4 1 3 6l-7 46q-1 5-6 4-4-1-4-6V10q0-5 5-6Z" />
      <path className={styles.wood} d="M8 4Q4 5 5 10l7 46q1 5 6 4 4-1 4-6V10q0-5-5-6Z" />
      <path className={styles.spring} d="M9 27q13-6 26 0v6q-13-6-26 0Z" />
      <path className={styles.light} d="M11 10l4 30" />
    </svg>
  );
}

interface AnsweredNoteProps extends DrawnAnswer<SlowAnswerProps, HeldRequest> {
  readonly isStill?: boolean;
  /** Of what takes the focus. */
  readonly heading?: Ref<HTMLParagraphElement>;
}

/** A request with its answer, pegged on a string. */
export function AnsweredNote({ props, value, language, isStill = false, heading }: AnsweredNoteProps) {
  const asked = askedOf(value, props)?.[language];
  // As its summary: what was not sent is no answer to a request.
  const isLeft = isStill && value.answer.by === "unsent" && asked !== undefined;
  const line = isLeft ? undefined : lineOf(value, props)?.[language];
  return (
    <Note by="peg" isStill={isStill}>
      {asked !== undefined && <p className={line === undefined ? slow.asked : slow.hint}>{asked}</p>}
      <p className={slow.line} tabIndex={-1} ref={heading}>
        {line}
      </p>
    </Note>
  );
}
