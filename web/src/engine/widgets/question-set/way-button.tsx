import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import styles from "./question-set.module.css";

interface WayButtonProps {
  readonly name: string;
  readonly way: keyof typeof ARROWS;
  readonly disabled: boolean;
  onClick(): void;
}

const ARROWS = { back: "M5.5 14.5 12 8l6.5 6.5", on: "M5.5 9.5 12 16l6.5-6.5" } as const;

/** To the question above or below. */
export function WayButton({ name, way, disabled, onClick }: WayButtonProps) {
  return (
    <button type="button" className={styles.way} aria-label={name} disabled={disabled} onClick={onClick}>
      <StrokeIcon d={ARROWS[way]} size={22} />
    </button>
  );
}
