import type { ReactNode } from "react";
import { LivingFigure } from "../../shell/companion/living-figure.tsx";
import type { Figure } from "../../ui/pictures/characters/palette.ts";
import styles from "./breath.module.css";

const MOODS = { done: "rest", waving: "beside", worried: "listen" } as const;

interface BreathProps {
  readonly figure: Figure;
  readonly pose: keyof typeof MOODS;
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
        <LivingFigure figure={figure} pose={pose} mood={MOODS[pose]} />
      </div>
      <p className={styles.text} aria-live="polite">
        {text}
      </p>
      {children}
    </div>
  );
}
