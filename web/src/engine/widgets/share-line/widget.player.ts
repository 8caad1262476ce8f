import type { ShareLineProps } from "@mindle/domain/widgets/share-line/widget";
import { expect } from "@playwright/test";
import { choose, player, type Touch } from "../../testing/player.ts";

// The browsers of the tests have no sheet for sharing: the words are copied, and the person says that they sent them.
export default player<ShareLineProps>(async ({ slot }) => {
  await choose(slot.getByRole("radio").first());
  await slot.locator("[data-sent]").click();
  return expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
});

export const touch: Touch = async (finger) => {
  await finger.tap("input[type=radio]");
  await finger.tap("[data-sent]");
};
