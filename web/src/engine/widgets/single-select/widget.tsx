import { singleSelect } from "@mindle/domain/widgets/single-select/definition";
import type { SingleSelectProps } from "@mindle/domain/widgets/single-select/props";
import { useContentPage } from "../../page-context.ts";
import { Option, OptionList } from "../../parts/option.tsx";
import { Question } from "../../parts/question.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";

export default answeredWidget(singleSelect, SingleSelect);

/** One choice out of several cards. */
function SingleSelect({
  id,
  props,
  value,
  onChange,
  problems,
  disabled,
}: WidgetViewProps<SingleSelectProps, string | null>) {
  const { language } = useContentPage();
  return (
    <Question id={id} label={props.label[language]} problems={problems}>
      <OptionList>
        {Object.entries(props.options).map(([option, label]) => (
          <Option
            key={option}
            name={id}
            label={label[language]}
            checked={value === option}
            onChange={() => onChange(option)}
            disabled={disabled}
          />
        ))}
      </OptionList>
    </Question>
  );
}
