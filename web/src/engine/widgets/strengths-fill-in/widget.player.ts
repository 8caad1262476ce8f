import { blanksIn, ROW } from "@mindle/domain/widgets/shared/blanks";
import { sentencesToFill } from "@mindle/domain/widgets/strengths-fill-in/definition";
import type { StrengthsFillInProps } from "@mindle/domain/widgets/strengths-fill-in/widget";
import { player, wordFor } from "../../testing/player.ts";

export default player<StrengthsFillInProps>(async ({ slot, props, language }) => {
  const filled: Record<string, Record<string, string>> = {};
  let place = 0;
  for (const { id, text } of sentencesToFill(props)) {
    const words: Record<string, string> = {};
    for (const blank of blanksIn(text[language]).filter((name) => name !== ROW)) {
      await slot.getByRole("textbox").nth(place).fill(wordFor(language, place));
      words[blank] = wordFor(language, place);
      place += 1;
    }
    filled[id] = words;
  }
  return filled;
});
