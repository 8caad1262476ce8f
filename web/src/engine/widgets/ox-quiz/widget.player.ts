import type { OxQuizProps } from "@mindle/domain/widgets/ox-quiz/widget";
import { expect } from "@playwright/test";
import { player, type Touch } from "../../testing/player.ts";

const NEXT = { ko: /^다음 카드/, en: /^Next card/ } as const;

export default player<OxQuizProps>(async ({ slot, props, language }) => {
  for (const [at, { statement }] of Object.values(props.questions).entries()) {
    if (at > 0) await slot.getByRole("button", { name: NEXT[language] }).click();
    const card = slot.getByRole("group", { name: statement[language], exact: true });
    await card.getByRole("button", { name: props.meanings.o[language] }).click();
    await expect(card.getByRole("status")).not.toBeEmpty();
  }
  return Object.fromEntries(Object.keys(props.questions).map((question) => [question, "o"]));
});

// A card comes when the one before it is stamped and left.
export const touch: Touch = (finger) =>
  finger.tapEach("button[aria-pressed]:not([aria-disabled]), button[data-next]", 20);
