import { textInput } from "@mindle/domain/widgets/text-input/definition";
import type { TextInputProps } from "@mindle/domain/widgets/text-input/props";
import { useContentPage } from "../../page-context.ts";
import { labelId, Question } from "../../parts/question.tsx";
import { TypedField } from "../../parts/typed-field.tsx";
import { wholeProblem } from "../../problem-text.ts";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";

export default answeredWidget(textInput, TextInput);

/** Words of one's own. */
function TextInput({
  id,
  props,
  value,
  onChange,
  problems,
  disabled,
}: WidgetViewProps<TextInputProps, string>) {
  const { language } = useContentPage();
  return (
    <Question id={id} label={props.label[language]} problems={[]}>
      <TypedField
        label={{ by: labelId(id) }}
        value={value}
        onChange={onChange}
        rows={props.rows}
        max={props.max}
        placeholder={props.placeholder?.[language]}
        problem={wholeProblem(problems, language)}
        disabled={disabled}
      />
    </Question>
  );
}
