import { monthSelect } from "@mindle/domain/widgets/month-select/definition";
import { useContentPage } from "../../page-context.ts";
import { Calendar } from "../../parts/choices/calendar.tsx";
import { Question } from "../../parts/question/question.tsx";
import { answeredWidget } from "../../widget-view.ts";

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A month, circled on a calendar of the year. */
export default answeredWidget(monthSelect, function MonthSelect({ id, props, problems, ...choice }) {
  const { language } = useContentPage();
  return (
    <Question id={id} label={props.label[language]} problems={problems}>
      <Calendar
        {...choice}
        name={id}
        choices={MONTHS.map((month) => ({
          value: month,
          label: monthSelect.summary(month, props, language),
        }))}
        columns={3}
        // “September” in its circle.
        least={language === "ko" ? "5.5rem" : "6.75rem"}
      />
    </Question>
  );
});
