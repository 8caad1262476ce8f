import type { TextListProps } from "@mindle/domain/widgets/text-list/widget";
import { player, wordFor } from "../../testing/player.ts";

export default player<TextListProps>(async ({ slot, props, language }) => {
  const rows = Array.from({ length: props.min }, (_, at) => ({
    id: `row-${at + 1}`,
    text: wordFor(language, at),
  }));
  for (const [at, { text }] of rows.entries()) await slot.getByRole("textbox").nth(at).fill(text);
  return rows;
});
