import { labelledCheckList } from "@mindle/domain/widgets/labelled-check-list/definition";
import type { LabelledCheckListProps } from "@mindle/domain/widgets/labelled-check-list/props";
import type { ChosenIds } from "@mindle/domain/widgets/several-choices";
import { useContentPage } from "../../page-context.ts";
import { toggled } from "../../parts/chosen-ids.ts";
import { CountNote } from "../../parts/count-note.tsx";
import { Question } from "../../parts/question.tsx";
import { Tick, TickList } from "../../parts/tick-list.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";

export default answeredWidget(labelledCheckList, LabelledCheckList);

/** Statements on a sheet of paper, each with a box to tick. */
function LabelledCheckList({
  id,
  props: { label, options, min, max },
  value,
  onChange,
  problems,
  disabled,
}: WidgetViewProps<LabelledCheckListProps, ChosenIds>) {
  const { language } = useContentPage();
  return (
    <Question id={id} label={label[language]} problems={problems}>
      {!disabled && <CountNote ids={value} options={options} min={min} max={max} />}
      <TickList>
        {Object.entries(options).map(([option, statement]) => (
          <Tick
            key={option}
            name={id}
            label={statement[language]}
            checked={value.includes(option)}
            onChange={(isChosen) => onChange(toggled(value, options, option, isChosen))}
            disabled={disabled}
          />
        ))}
      </TickList>
    </Question>
  );
}
