import type { ChosenIds } from "@mindle/domain/widgets/several-choices";
import { switchList } from "@mindle/domain/widgets/switch-list/definition";
import type { SwitchListProps } from "@mindle/domain/widgets/switch-list/props";
import { useContentPage } from "../../page-context.ts";
import { toggled } from "../../parts/chosen-ids.ts";
import { CountNote } from "../../parts/count-note.tsx";
import { Question } from "../../parts/question.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import { FlowerSwitch } from "./flower-switch.tsx";
import styles from "./switch-list.module.css";

export default answeredWidget(switchList, SwitchList);

/** Things to turn on or off, each by itself. */
function SwitchList({
  id,
  props: { label, options, min, max },
  value,
  onChange,
  problems,
  disabled,
}: WidgetViewProps<SwitchListProps, ChosenIds>) {
  const { language } = useContentPage();
  const isCounted = !disabled && (max !== undefined || min > 1);
  return (
    <Question id={id} label={label[language]} problems={problems}>
      {isCounted && <CountNote ids={value} options={options} min={min} max={max} />}
      <ul className={styles.list}>
        {Object.entries(options).map(([option, name]) => (
          <li key={option}>
            <FlowerSwitch
              name={id}
              label={name[language]}
              isOn={value.includes(option)}
              onChange={(isOn) => onChange(toggled(value, options, option, isOn))}
              disabled={disabled}
            />
          </li>
        ))}
      </ul>
    </Question>
  );
}
