import { type ReactNode, useRef } from "react";
import { Icon } from "../pictures/icon.tsx";
import type { Tone } from "../tone.ts";
import styles from "./choice-card.module.css";
import { useFilledIn } from "./use-filled-in.ts";

interface ChoiceCardProps {
  readonly label: string;
  readonly description: string;
  readonly picture: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly tone: Tone;
}

/** A checkbox as a card with a picture. */
export function ChoiceCard({ label, description, picture, checked, onChange, tone }: ChoiceCardProps) {
  const box = useRef<HTMLInputElement>(null);
  useFilledIn(box, (input) => {
    if (input.checked !== checked) onChange(input.checked);
  });
  return (
    <label className={styles.card} data-tone={tone}>
      <input
        ref={box}
        type="checkbox"
        className={styles.input}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.picture}>{picture}</span>
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        <span className={styles.description}>{description}</span>
      </span>
      <span className={styles.box}>{checked && <Icon name="check" size={20} />}</span>
    </label>
  );
}
