import type { InlineSelectProps } from "@mindle/domain/widgets/inline-select/widget";
import { blanksIn } from "@mindle/domain/widgets/shared/blanks";
import { firstOf, player, type Touch } from "../../testing/player.ts";

export default player<InlineSelectProps>(async ({ slot, props, language }) => {
  const chosen: Record<string, string> = {};
  for (const blank of blanksIn(props.text[language])) {
    const [[id, words] = ["", ""]] = firstOf(props.blanks[blank]?.options ?? {}, language, 1);
    await slot.getByRole("button", { name: words, exact: true }).click();
    chosen[blank] = id;
  }
  return chosen;
});

// The words for a blank give way to those for the next one.
export const touch: Touch = (finger) => finger.tapEach("[id$='-choices'] button", 9);
