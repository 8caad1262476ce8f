import { yearSelect } from "@mindle/domain/widgets/year-select/definition";
import type { YearSelectProps } from "@mindle/domain/widgets/year-select/props";
import { useContentPage } from "../../page-context.ts";
import { Calendar } from "../../parts/choices/calendar.tsx";
import { Question } from "../../parts/question.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import { YearPicker } from "./year-picker.tsx";

export default answeredWidget(yearSelect, YearSelect);

/** As many years are shown at once. */
const FEW = 12;

/** A year: circled on a calendar where there are few, else on a page to turn. */
function YearSelect({
  id,
  props,
  value,
  onChange,
  problems,
  disabled,
}: WidgetViewProps<YearSelectProps, number | null>) {
  const { language } = useContentPage();
  const years = Array.from({ length: props.count }, (_, at) => {
    const year = props.from + at;
    return { value: year, label: yearSelect.summary(year, props, language) };
  });
  const shared = { choices: years, value, onChange, disabled };
  return (
    <Question id={id} label={props.label[language]} problems={problems}>
      {years.length <= FEW ? (
        <Calendar {...shared} name={id} columns={Math.min(years.length, 3)} least="5rem" />
      ) : (
        <YearPicker {...shared} id={id} isInvalid={problems.length > 0} />
      )}
    </Question>
  );
}
