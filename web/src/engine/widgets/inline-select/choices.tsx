import type { Labelled } from "@mindle/domain/content/props";
import type { KeyboardEvent } from "react";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import styles from "./inline-select.module.css";
import { TEXTS } from "./texts.ts";

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
