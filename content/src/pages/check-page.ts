import { isOfCare, isReply } from "@mindle/domain/content/page";
import type { Mistake } from "../files/content-error.ts";
import type { Source } from "../files/source.ts";
import type { AuthoredPage } from "./authored.ts";
import type { PlacedComponent } from "./components.ts";
import { addAnswers, checkNames, checkText, type PageNames } from "./names.ts";

/** What is wrong with a page, given what it recalls: names and types in its components, and its conditions. */
export function checkPage(
  page: AuthoredPage,
  at: number,
  components: readonly PlacedComponent[],
  recalled: PageNames,
  source: Source,
): Mistake[] {
  const mistakes: Mistake[] = [];
  let names = recalled;
  for (const placed of components) {
    mistakes.push(...checkNames(placed, names));
    const { bind } = placed.component;
    if (bind === undefined) continue;
    if (recalled.answers.has(bind)) {
      mistakes.push(
        placed.source.mistake([...placed.path, "bind"], `expected another name: ${bind} is a recall`),
      );
    }
    names = addAnswers(names, [{ name: bind, widget: placed.widget }]);
  }
  return [...mistakes, ...wrongConditions(page, at, components, names, source)];
}

/** What the conditions of a page may read: its answers, and what it recalls. */
export function namesOn(components: readonly PlacedComponent[], recalled: PageNames): PageNames {
  const answers = components.flatMap(({ component: { bind }, widget }) =>
    bind === undefined ? [] : [{ name: bind, widget }],
  );
  return addAnswers(recalled, answers);
}

/** What is wrong with what stands beside a page's view. */
export function wrongConditions(
  page: AuthoredPage,
  at: number,
  components: readonly PlacedComponent[],
  names: PageNames,
  source: Source,
): Mistake[] {
  const { next = [], help, worse, remind } = page;
  const path = ["pages", at];
  return [
    ...wrongMoods(page, components),
    ...next.flatMap(({ when }, index) =>
      when === undefined ? [] : checkText(when, "bool", names, source, [...path, "next", index, "when"]),
    ),
    ...(help === undefined
      ? []
      : typeof help === "string"
        ? checkText(help, "bool", names, source, [...path, "help"])
        : checkText(help.when, "bool", names, source, [...path, "help", "when"])),
    ...(worse === undefined ? [] : checkText(worse, "bool", names, source, [...path, "worse"])),
    ...(typeof remind === "string" ? checkText(remind, "double", names, source, [...path, "remind"]) : []),
  ];
}

/** Moods of what is no reply, and replies that smile on a page where care may be shown. */
function wrongMoods({ help }: AuthoredPage, components: readonly PlacedComponent[]): Mistake[] {
  const mayBeOfCare = help !== undefined || components.some(({ component }) => isOfCare(component));
  return components.flatMap(({ component, source, path }) => {
    const { mood } = component;
    if (mood === undefined || mood === "care") return [];
    if (!isReply(component)) {
      return [source.mistake([...path, "mood"], `expected a reply: a text with visible, for mood: ${mood}`)];
    }
    return mood === "warm" || !mayBeOfCare
      ? []
      : [source.mistake([...path, "mood"], "expected mood: warm or care: nobody smiles on a page of care")];
  });
}
