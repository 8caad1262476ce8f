import type { ReactNode } from "react";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import type { Figure } from "../../ui/pictures/characters/palette.ts";
import type { Pose } from "../../ui/pictures/characters/parts.tsx";
import styles from "./breath.module.css";

interface BreathProps {
  readonly figure: Figure;
  readonly pose: Pose;
  /** Announced when it changes. */
  readonly text: string;
  /** Below the text. */
  readonly children?: ReactNode;
}

/** A stage without a question: a figure in rings that swell and settle like a slow breath, and a text. */
export function Breath({ figure, pose, text, children }: BreathProps) {
  return (
    <div className={styles.breath}>
      <div className={styles.rings} aria-hidden="true">
        <i />
        <i />
        <i />
        <CharacterArt character={figure} pose={pose} size={160} />
      </div>
      <p className={styles.text} aria-live="polite">
        {text}
      </p>
      {children}
    </div>
  );
}
