import type { TextInputProps } from "@mindle/domain/widgets/text-input/widget";
import { player, wordFor } from "../../testing/player.ts";

export default player<TextInputProps>(async ({ slot, props, language }) => {
  const text =
    props.rows === 1 ? wordFor(language) : `${wordFor(language)} 👩‍👩‍👧‍👦\n${wordFor(language, 1)}`;
  await slot.getByRole("textbox").fill(text);
  return text;
});
