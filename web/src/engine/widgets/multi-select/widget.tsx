import { multiSelect } from "@mindle/domain/widgets/multi-select/definition";
import type { MultiSelectProps } from "@mindle/domain/widgets/multi-select/props";
import type { ChosenIds } from "@mindle/domain/widgets/several-choices";
import { useContentPage } from "../../page-context.ts";
import { Chip, Chips } from "../../parts/chip.tsx";
import { toggled } from "../../parts/chosen-ids.ts";
import { CountNote } from "../../parts/count-note.tsx";
import { Question } from "../../parts/question.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";

export default answeredWidget(multiSelect, MultiSelect);

/** Several choices out of a few, as pebbles to pick. */
function MultiSelect({
  id,
  props: { label, options, min, max },
  value,
  onChange,
  problems,
  disabled,
}: WidgetViewProps<MultiSelectProps, ChosenIds>) {
  const { language } = useContentPage();
  return (
    <Question id={id} label={label[language]} problems={problems}>
      {!disabled && <CountNote ids={value} options={options} min={min} max={max} />}
      <Chips>
        {Object.entries(options).map(([option, name]) => (
          <Chip
            key={option}
            kind="checkbox"
            name={id}
            label={name[language]}
            checked={value.includes(option)}
            onChange={(isChosen) => onChange(toggled(value, options, option, isChosen))}
            disabled={disabled}
          />
        ))}
      </Chips>
    </Question>
  );
}
