import { useContentPage } from "../../page-context.ts";
import styles from "./inline-select.module.css";
import { TEXTS } from "./texts.ts";

interface BlankButtonProps {
  readonly blank: string;
  readonly label: string;
  /** The chosen words. */
  readonly words: string | undefined;
  readonly isOpen: boolean;
  onPress(): void;
  readonly choicesId: string;
  /** Id of the message about this blank; undefined without one. */
  readonly problemId: string | undefined;
  readonly disabled: boolean;
}

/** A blank of the sentence, with the chosen words or with what belongs there. */
export function BlankButton({
  blank,
  label,
  words,
  isOpen,
  onPress,
  choicesId,
  problemId,
  disabled,
}: BlankButtonProps) {
  const { language } = useContentPage();
  return (
    <button
      // Words that have just been chosen are laid down like a piece of paper.
      key={words}
      type="button"
      className={styles.blank}
      data-part={blank}
      data-state={words === undefined ? "empty" : "filled"}
      data-invalid={problemId !== undefined || undefined}
      aria-label={`${label}: ${words ?? TEXTS[language].empty}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? choicesId : undefined}
      aria-describedby={problemId}
      disabled={disabled}
      onClick={onPress}
    >
      {words ?? label}
    </button>
  );
}
