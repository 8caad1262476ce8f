import { singleSelect } from "@mindle/domain/widgets/single-select/definition";
import type { SingleSelectProps } from "@mindle/domain/widgets/single-select/props";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import { Choice } from "../../parts/choices/choice.tsx";
import { Question } from "../../parts/question.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import styles from "./single-select.module.css";

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

interface OptionProps {
  /** Shared by the options of a group, unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  onChange(): void;
  readonly disabled: boolean;
}

/** One choice of a group, as a card. */
function Option({ label, ...choice }: OptionProps) {
  return (
    <Choice {...choice} kind="radio" className={styles.card}>
      <span className={styles.mark}>{choice.checked && <Icon name="check" size={16} />}</span>
      <span className={styles.label}>{label}</span>
    </Choice>
  );
}

/** Options below one another. */
function OptionList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
