import { monthSelect } from "@mindle/domain/widgets/month-select/definition";
import type { MonthSelectProps } from "@mindle/domain/widgets/month-select/widget";
import { useContentPage } from "../../page-context.ts";
import { Calendar } from "../../parts/choices/calendar.tsx";
import { Question } from "../../parts/question/question.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";

export default answeredWidget(monthSelect, MonthSelect);

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A month, circled on a calendar of the year. */
function MonthSelect({
  id,
  props,
  value,
  onChange,
  problems,
  disabled,
}: WidgetViewProps<MonthSelectProps, number | null>) {
  const { language } = useContentPage();
  return (
    <Question id={id} label={props.label[language]} problems={problems}>
      <Calendar
        name={id}
        choices={MONTHS.map((month) => ({
          value: month,
          label: monthSelect.summary(month, props, language),
        }))}
        value={value}
        onChange={onChange}
        columns={3}
        // “September” in its circle.
        least={language === "ko" ? "5.5rem" : "6.75rem"}
        disabled={disabled}
      />
    </Question>
  );
}
