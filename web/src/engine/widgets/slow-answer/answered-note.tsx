import type { Language } from "@mindle/domain/catalogue/language";
import { askedOf } from "@mindle/domain/widgets/slow-answer/definition";
import { lineOf } from "@mindle/domain/widgets/slow-answer/line";
import type { SlowAnswerProps } from "@mindle/domain/widgets/slow-answer/props";
import type { HeldRequest } from "@mindle/domain/widgets/slow-answer/value";
import type { Ref } from "react";
import { Note } from "./note.tsx";
import styles from "./slow-answer.module.css";

interface AnsweredNoteProps {
  readonly props: SlowAnswerProps;
  readonly value: HeldRequest;
  readonly language: Language;
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
      {asked !== undefined && <p className={line === undefined ? styles.asked : styles.hint}>{asked}</p>}
      <p className={styles.line} tabIndex={-1} ref={heading}>
        {line}
      </p>
    </Note>
  );
}
