import { daySelect, daysIn } from "@mindle/domain/widgets/day-select/definition";
import { useContentPage } from "../../page-context.ts";
import { Calendar } from "../../parts/choices/calendar.tsx";
import { Question } from "../../parts/question/question.tsx";
import { answeredWidget } from "../../widget-view.ts";

/** A day, circled on the calendar of its month. */
export default answeredWidget(daySelect, function DaySelect({ id, props, problems, ...choice }) {
  const { language } = useContentPage();
  const days = Array.from({ length: daysIn(props) }, (_, at) => at + 1);
  return (
    <Question id={id} label={props.label[language]} problems={problems}>
      <Calendar
        {...choice}
        name={id}
        choices={days.map((day) => ({
          value: day,
          label: String(day),
          spoken: daySelect.summary(day, props, language),
        }))}
        columns={7}
        least="2.5rem"
      />
    </Question>
  );
});
