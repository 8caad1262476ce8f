import { hoursInWords } from "@mindle/domain/widgets/answers/parts";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { useContentPage } from "../../page-context.ts";
import { Stepper } from "../../parts/stepper.tsx";
import { TEXTS } from "./texts.ts";
import { steppedHours } from "./week-grid.ts";

interface HourStepperProps {
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
export function HourStepper({ label, hours, step, left, disabled, onChange, children }: HourStepperProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  return (
    <Stepper
      less={`${label} ${texts.fewer}`}
      more={`${label} ${texts.more}`}
      isLeast={hours <= 0}
      isMost={left <= 0}
      disabled={disabled}
      onStep={(direction) => {
        const next = steppedHours(hours, direction, { step, left });
        if (next !== hours) onChange(next);
      }}
    >
      {children ?? (
        <output>
          <span aria-hidden="true">{hours}</span>
          <VisuallyHidden>{hoursInWords(hours, language)}</VisuallyHidden>
        </output>
      )}
    </Stepper>
  );
}
