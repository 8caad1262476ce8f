import { hoursInWords } from "@mindle/domain/widgets/summary";
import type { ReactNode } from "react";
import { StrokeIcon } from "../../../ui/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import { steppedHours } from "./quilt.ts";
import { TEXTS } from "./texts.ts";
import styles from "./time-allocation.module.css";

interface StepperProps {
  /** Of the row. */
  readonly label: string;
  readonly hours: number;
  readonly step: number;
  readonly left: number;
  readonly disabled?: boolean;
  onChange(hours: number): void;
  /** Between the buttons; else the hours. */
  readonly children?: ReactNode;
}

/** Takes hours from a row and gives it more. */
export function Stepper({ label, hours, step, left, disabled, onChange, children }: StepperProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const press = (direction: 1 | -1) => {
    const next = steppedHours(hours, direction, { step, left });
    if (next !== hours) onChange(next);
  };
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        aria-label={`${label} ${texts.fewer}`}
        disabled={disabled}
        aria-disabled={hours <= 0 || undefined}
        onClick={() => press(-1)}
      >
        <StrokeIcon d="M6 12h12" size={22} />
      </button>
      {children ?? <output>{hoursInWords(hours, language)}</output>}
      <button
        type="button"
        aria-label={`${label} ${texts.more}`}
        disabled={disabled}
        aria-disabled={left <= 0 || undefined}
        onClick={() => press(1)}
      >
        <StrokeIcon d="M6 12h12M12 6v12" size={22} />
      </button>
    </div>
  );
}
