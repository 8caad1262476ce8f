import type { Labelled } from "@mindle/domain/content/props";
import type { ChosenIds } from "@mindle/domain/widgets/answers/several-choices";

/**
 * The choice with an option added at the end, or taken away. Options that are gone, which a person cannot see, go with
 * the first change.
 */
export function toggled(ids: ChosenIds, options: Labelled, id: string, isChosen: boolean): ChosenIds {
  const others = ids.filter((each) => each !== id && Object.hasOwn(options, each));
  return isChosen ? [...others, id] : others;
}

/** How many of the options are chosen. */
export function chosenCount(ids: ChosenIds, options: Labelled): number {
  return Object.keys(options).filter((option) => ids.includes(option)).length;
}
