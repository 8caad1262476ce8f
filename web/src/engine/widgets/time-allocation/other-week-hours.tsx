import { hoursInWords } from "@mindle/domain/widgets/answers/parts";
import type { TimeAllocationProps } from "@mindle/domain/widgets/time-allocation/props";
import { useContentPage } from "../../page-context.ts";
import styles from "./time-allocation.module.css";

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
