import { CharacterArt } from "../../ui/characters/character-art.tsx";
import type { Pose } from "../../ui/characters/parts.tsx";
import styles from "./assessment.module.css";

interface BreathProps {
  readonly pose: Pose;
  readonly text: string;
}

/** A stage without a question: mascot and text. */
export function Breath({ pose, text }: BreathProps) {
  return (
    <div className={styles.breath}>
      <CharacterArt character="Mindle" pose={pose} size={200} />
      <p className={styles.breathText}>{text}</p>
    </div>
  );
}
