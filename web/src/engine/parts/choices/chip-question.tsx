import type { Language } from "@mindle/domain/catalogue/language";
import type { Labelled } from "@mindle/domain/content/props";
import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import type { ComponentProps } from "react";
import { useContentPage } from "../../page-context.ts";
import { partProblem } from "../../problem-text.ts";
import { PartGroup } from "../question/part-group.tsx";
import { ProblemNote } from "../question/question.tsx";
import { Chip, Chips } from "./chip.tsx";

/** Choices by their names, with their words in the language of the page. */
type Among<Name extends string> = readonly (readonly [name: Name, words: string])[];

export function named<Name extends string>(
  names: readonly Name[],
  words: Readonly<Record<Name, string>>,
): Among<Name> {
  return names.map((name) => [name, words[name]]);
}

export function labelsIn(parts: Labelled, language: Language): Among<string> {
  return Object.entries(parts).map(([id, label]) => [id, label[language]]);
}

interface PartChipsProps<Name extends string> {
  /** Unique on the page. */
  readonly id: string;
  /** The part of the answer, see `WidgetProblem.part`. */
  readonly part: string;
  readonly among: Among<Name>;
  readonly chosen: string | null;
  onChoose(name: Name): void;
  /** Without them, nothing can be wrong here. */
  readonly problems?: readonly WidgetProblem[];
}

/** One of several short answers. */
export function PartChips<Name extends string>(props: PartChipsProps<Name>) {
  const { id, part, among, chosen, onChoose, problems = [] } = props;
  const { language } = useContentPage();
  return (
    <>
      <Chips labels={among.map(([, words]) => words)}>
        {among.map(([name, words]) => (
          <Chip
            key={name}
            kind="radio"
            name={`${id}-${part}`}
            label={words}
            checked={chosen === name}
            onChange={() => onChoose(name)}
            disabled={false}
          />
        ))}
      </Chips>
      <ProblemNote id={`${id}-${part}-problem`} text={partProblem(problems, part, language)} />
    </>
  );
}

type ChipQuestionProps<Name extends string> = PartChipsProps<Name> &
  Pick<ComponentProps<typeof PartGroup>, "label" | "hint" | "heading">;

/** A part of a widget that asks for one of several short answers. */
export function ChipQuestion<Name extends string>({
  label,
  hint,
  heading,
  ...chips
}: ChipQuestionProps<Name>) {
  return (
    <PartGroup id={`${chips.id}-${chips.part}`} label={label} hint={hint} heading={heading} part={chips.part}>
      <PartChips {...chips} />
    </PartGroup>
  );
}
