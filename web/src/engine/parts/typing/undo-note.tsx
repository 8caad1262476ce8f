import { splitGraphemes } from "@mindle/domain/text/graphemes";
import type { Ref } from "react";
import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import styles from "./undo-note.module.css";

const TEXTS = { ko: "되돌리기", en: "Undo" } as const;

/** An arrow that turns back. */
const ARROW_BACK = "M9 5.5 4.5 10 9 14.5M5 10h8.5a5 5 0 0 1 0 10H10";

interface UndoNoteProps {
  /** What happened. */
  readonly text: string;
  onUndo(): void;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** Says what was taken away, in its place, and brings it back. */
export function UndoNote({ text, onUndo, buttonRef }: UndoNoteProps) {
  const { language } = useContentPage();
  return (
    <p className={styles.note}>
      <span className={styles.text}>{text}</span>
      <button
        type="button"
        ref={buttonRef}
        className={styles.undo}
        aria-label={`${text}. ${TEXTS[language]}`}
        onClick={onUndo}
      >
        <StrokeIcon d={ARROW_BACK} size={18} />
        {TEXTS[language]}
      </button>
    </p>
  );
}

const MAX_QUOTED = 24;

/** Words in quotation marks, the beginning of long ones. */
export function quoted(words: string): string {
  const characters = splitGraphemes(words.trim());
  const isLong = characters.length > MAX_QUOTED;
  return `‘${isLong ? `${characters.slice(0, MAX_QUOTED).join("").trimEnd()}…` : words.trim()}’`;
}
