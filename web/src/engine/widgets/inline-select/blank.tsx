import type { Labelled } from "@mindle/domain/content/props";
import type { KeyboardEvent } from "react";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import styles from "./inline-select.module.css";

export const TEXTS = {
  ko: {
    empty: "비어 있어요",
    choose: (blank: string) => `‘${blank}’ 자리에 넣을 말을 골라 보세요`,
    problem: (blank: string, problem: string) => `‘${blank}’ · ${problem}`,
  },
  en: {
    empty: "blank",
    choose: (blank: string) => `Pick the words for “${blank}”`,
    problem: (blank: string, problem: string) => `“${blank}” · ${problem}`,
  },
} as const;

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

interface ChoicesProps {
  readonly id: string;
  /** Of the blank they are for. */
  readonly label: string;
  readonly options: Labelled;
  readonly chosen: string | undefined;
  onChoose(option: string): void;
  onClose(): void;
}

/** The words that fit a blank. */
export function Choices({ id, label, options, chosen, onChoose, onClose }: ChoicesProps) {
  const { language } = useContentPage();
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out like the rest of the question.
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      id={id}
      className={styles.choices}
      onKeyDown={closeByKey}
    >
      <p className={styles.hint} id={`${id}-label`}>
        {TEXTS[language].choose(label)}
      </p>
      {Object.entries(options).map(([option, words]) => (
        <button
          key={option}
          type="button"
          className={styles.choice}
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          <span>{words[language]}</span>
          {option === chosen && <Icon name="check" size={18} />}
        </button>
      ))}
    </div>
  );
}
