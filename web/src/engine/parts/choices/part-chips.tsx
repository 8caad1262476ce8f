import type { Labelled } from "@mindle/domain/content/props";
import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import { useContentPage } from "../../page-context.ts";
import { partProblem } from "../../problem-text.ts";
import { ProblemNote } from "../question/question.tsx";
import { Chip, Chips } from "./chip.tsx";

interface PartChipsProps {
  /** Unique on the page. */
  readonly id: string;
  readonly among: Labelled;
  readonly chosen: string | null;
  onChoose(id: string): void;
  /** Without them, nothing can be wrong here. */
  readonly problems?: readonly WidgetProblem[];
  readonly part?: string;
}

/** One of several short answers. */
export function PartChips({ id, among, chosen, onChoose, problems = [], part = "" }: PartChipsProps) {
  const { language } = useContentPage();
  return (
    <>
      <Chips labels={Object.values(among).map((each) => each[language])}>
        {Object.entries(among).map(([each, words]) => (
          <Chip
            key={each}
            kind="radio"
            name={id}
            label={words[language]}
            checked={chosen === each}
            onChange={() => onChoose(each)}
            disabled={false}
          />
        ))}
      </Chips>
      <ProblemNote id={`${id}-${part}-problem`} text={partProblem(problems, part, language)} />
    </>
  );
}

/** Choices by their names, whose words the page has in its own language only. */
export function inBoth<Name extends string>(names: readonly Name[], words: (name: Name) => string): Labelled {
  return Object.fromEntries(names.map((name) => [name, { ko: words(name), en: words(name) }]));
}
