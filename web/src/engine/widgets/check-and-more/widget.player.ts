import type { CheckAndMoreProps } from "@mindle/domain/widgets/check-and-more/widget";
import { choose, firstOf, player, RANDOM_ID, type Touch, wordFor } from "../../testing/player.ts";

export default player<CheckAndMoreProps>(async ({ slot, props, language }) => {
  const [[id, label] = ["", ""]] = firstOf(props.options, language, 1);
  await choose(slot.getByRole("checkbox", { name: label, exact: true }));
  await slot.getByRole("button", { name: props.more[language], exact: true }).click();
  await slot.getByRole("textbox").fill(wordFor(language));
  return { checked: [id], more: [{ id: RANDOM_ID, text: wordFor(language) }] };
});

export const touch: Touch = async (finger) => {
  await finger.tapEach("input[type=checkbox]:not(:checked)", 1);
  await finger.tap("button", -1);
  await finger.fillAll();
};
