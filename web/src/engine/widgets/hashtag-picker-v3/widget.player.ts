import type { HashtagPickerV3Props } from "@mindle/domain/widgets/hashtag-picker-v3/widget";
import { expect } from "@playwright/test";
import { player, RANDOM_ID, type Touch, tick, wordFor } from "../../testing/player.ts";

export default player<HashtagPickerV3Props>(async (play) => {
  const picked = await tick(play, play.props.options, 1);
  const own = wordFor(play.language);
  await play.slot.getByRole("textbox").fill(own);
  await play.slot.getByRole("textbox").press("Enter");
  await expect(play.slot.getByRole("textbox")).toHaveValue("");
  return [...picked, { id: RANDOM_ID, text: own }];
});

export const touch: Touch = async (finger) => {
  await finger.tapEach("input[type=checkbox]:not(:checked)", 1);
  await finger.fillAll();
  await finger.pressEnter();
};
