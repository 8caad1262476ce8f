import { daySelect } from "@mindle/domain/widgets/day-select/definition";
import { useContentPage } from "../../page-context.ts";
import { Calendar } from "../../parts/choices/calendar.tsx";
import { Question } from "../../parts/question/question.tsx";
import { answeredWidget } from "../../widget-view.ts";
import { monthDays } from "./month-days.ts";

/** A day, circled on the calendar of its month. */
export default answeredWidget(
  daySelect,
  function DaySelect({ id, props, value, onChange, problems, disabled }) {
    const { language } = useContentPage();
    const { days, ...month } = monthDays(props, language);
    return (
      <Question id={id} label={props.label[language]} problems={problems}>
        <Calendar
          {...month}
          name={id}
          choices={days}
          value={value}
          onChange={onChange}
          columns={7}
          least="2.5rem"
          disabled={disabled}
        />
      </Question>
    );
  },
);
