import type { Labelled } from "@mindle/domain/content/props";
import type { ChosenIds, SeveralChoices } from "@mindle/domain/widgets/answers/several-choices";
import type { ComponentType, ReactNode } from "react";
import { useContentPage } from "../page-context.ts";
import type { WidgetViewProps } from "../widget-view.ts";
import { toggled } from "./chosen-ids.ts";
import { CountNote } from "./count-note.tsx";
import { Question } from "./question.tsx";

interface CountedChoicesProps
  extends WidgetViewProps<SeveralChoices & { readonly label: Labelled[string] }, ChosenIds> {
  readonly list: ComponentType<{ readonly children: ReactNode }>;
  readonly choice: ComponentType<CountedChoice>;
  /** `limits`: nothing is said where any number is right, which the choices show themselves. */
  readonly hint?: "always" | "limits";
}

/** One of the choices, as it is shown. */
interface CountedChoice {
  /** Shared by all of them, unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
  readonly disabled: boolean;
}

/** A question with several choices, and a note of how many may be chosen. */
export function CountedChoices(view: CountedChoicesProps) {
  const { id, props, value, onChange, problems, disabled, hint = "always" } = view;
  const { list: List, choice: Choice } = view;
  const { label, options, min, max } = props;
  const { language } = useContentPage();
  const isCounted = hint === "always" || max !== undefined || min > 1;
  return (
    <Question id={id} label={label[language]} problems={problems}>
      {isCounted && !disabled && <CountNote ids={value} options={options} min={min} max={max} />}
      <List>
        {Object.entries(options).map(([option, text]) => (
          <Choice
            key={option}
            name={id}
            label={text[language]}
            checked={value.includes(option)}
            onChange={(isChosen) => onChange(toggled(value, options, option, isChosen))}
            disabled={disabled}
          />
        ))}
      </List>
    </Question>
  );
}
