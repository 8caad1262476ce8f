import { hoursInWords } from "@mindle/domain/widgets/shared/parts";
import type { Week } from "@mindle/domain/widgets/time-allocation/definition";
import type { TimeAllocationProps } from "@mindle/domain/widgets/time-allocation/widget";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { useContentPage } from "../../page-context.ts";
import { Stepper } from "../../parts/stepper.tsx";
import type { WidgetViewProps } from "../../widget-view.ts";
import { TEXTS } from "./texts.ts";
import styles from "./time-allocation.module.css";
import { steppedHours } from "./week-grid.ts";

/** What the two ways of giving out hours need. */
export type HoursProps = WidgetViewProps<TimeAllocationProps, Week> & {
  /** Hours that are not given out; below 0 where there are too many. */
  readonly left: number;
};

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

interface OtherWeekHoursProps {
  readonly beside: TimeAllocationProps["beside"];
  readonly row: string;
}

/** Hours of the row in the other week; nothing where they are unknown. */
export function OtherWeekHours({ beside, row }: OtherWeekHoursProps) {
  const { language } = useContentPage();
  const hours = beside?.hours[row];
  if (beside === undefined || hours === undefined) return null;
  return (
    <p className={styles.hours}>
      {beside.label[language]} {hoursInWords(hours, language)}
    </p>
  );
}
