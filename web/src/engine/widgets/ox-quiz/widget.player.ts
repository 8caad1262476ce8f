import type { OxQuizProps } from "@mindle/domain/widgets/ox-quiz/widget";
import { expect } from "@playwright/test";
import { player, type Touch } from "../../testing/player.ts";

export default player<OxQuizProps>(async ({ slot, props, language }) => {
  for (const { statement } of Object.values(props.questions)) {
    const card = slot.getByRole("group", { name: statement[language], exact: true });
    await card.getByRole("button", { name: props.meanings.o[language] }).click();
    await expect(card.getByRole("status")).not.toBeEmpty();
  }
  return Object.fromEntries(Object.keys(props.questions).map((question) => [question, "o"]));
});

// A card comes when the one before it is stamped.
export const touch: Touch = (finger) =>
  finger.tapEach("[data-part]:not(:has([aria-pressed=true])) button", 9);
