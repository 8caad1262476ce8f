import { type ChecksAndMore, checkAndMore } from "@mindle/domain/widgets/check-and-more/definition";
import type { CheckAndMoreProps } from "@mindle/domain/widgets/check-and-more/props";
import { useContentPage } from "../../page-context.ts";
import { toggled } from "../../parts/choices/counted-choices.tsx";
import { Tick, TickList } from "../../parts/choices/tick-list.tsx";
import { Question } from "../../parts/question.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import { OwnRows } from "./own-rows.tsx";

export default answeredWidget(checkAndMore, CheckAndMore);

/** Statements to tick on a sheet of paper, with lines at its end for words of one's own. */
function CheckAndMore({
  id,
  props: { label, options, more, max, characters },
  value: { checked, more: rows },
  onChange,
  problems,
  disabled,
}: WidgetViewProps<CheckAndMoreProps, ChecksAndMore>) {
  const { language } = useContentPage();
  return (
    <Question id={id} label={label[language]} problems={problems}>
      <TickList>
        {Object.entries(options).map(([option, statement]) => (
          <Tick
            key={option}
            name={id}
            label={statement[language]}
            checked={checked.includes(option)}
            onChange={(isChosen) =>
              onChange({ checked: toggled(checked, options, option, isChosen), more: rows })
            }
            disabled={disabled}
          />
        ))}
        <OwnRows
          label={more[language]}
          rows={rows}
          max={max}
          characters={characters}
          onChange={(next) => onChange({ checked, more: next })}
          problems={problems}
          disabled={disabled}
        />
      </TickList>
    </Question>
  );
}
