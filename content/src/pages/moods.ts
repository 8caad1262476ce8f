import { isOfCare, isReply } from "@mindle/domain/content/page";
import type { Mistake } from "../content-error.ts";
import type { AuthoredPage } from "./authored.ts";
import type { PlacedComponent } from "./components.ts";

/** Moods of what is no reply, and replies that smile on a page where care may be shown. */
export function wrongMoods({ help }: AuthoredPage, components: readonly PlacedComponent[]): Mistake[] {
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
