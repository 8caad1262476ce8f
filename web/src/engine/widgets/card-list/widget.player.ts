import type { CardListProps } from "@mindle/domain/widgets/card-list/widget";
import { player, wordFor } from "../../testing/player.ts";

export default player<CardListProps>(async ({ slot, props, language }) => {
  const fields = Object.keys(props.fields);
  for (const at of fields.keys()) await slot.getByRole("textbox").nth(at).fill(wordFor(language, at));
  return [
    { id: "row-1", texts: Object.fromEntries(fields.map((field, at) => [field, wordFor(language, at)])) },
  ];
});
