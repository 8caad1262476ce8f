import type { ReactNode } from "react";
import { StrokeIcon } from "../../ui/pictures/icon.tsx";
import styles from "./stepper.module.css";

interface StepperProps {
  /** Accessible names of the two buttons. */
  readonly less: string;
  readonly more: string;
  onStep(direction: 1 | -1): void;
  /** At the lowest or highest value a press changes nothing; the button keeps the focus. */
  readonly isLeast?: boolean;
  readonly isMost?: boolean;
  readonly disabled?: boolean | undefined;
  readonly size?: "small" | "large";
  /** The value, between the buttons. */
  readonly children: ReactNode;
}

/** Lowers and raises a value by two buttons. */
export function Stepper(props: StepperProps) {
  const { less, more, onStep, isLeast, isMost, disabled, size = "small", children } = props;
  return (
    <div className={styles.stepper} data-size={size}>
      <button
        type="button"
        aria-label={less}
        disabled={disabled}
        aria-disabled={isLeast || undefined}
        onClick={() => onStep(-1)}
      >
        <StrokeIcon d="M6 12h12" size={22} />
      </button>
      {children}
      <button
        type="button"
        aria-label={more}
        disabled={disabled}
        aria-disabled={isMost || undefined}
        onClick={() => onStep(1)}
      >
        <StrokeIcon d="M6 12h12M12 6v12" size={22} />
      </button>
    </div>
  );
}
