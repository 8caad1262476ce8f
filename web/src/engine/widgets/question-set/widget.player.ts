import type { QuestionSetProps } from "@mindle/domain/widgets/question-set/props";
import { expect } from "@playwright/test";
import { choose, player, type Touch } from "../../testing/player.ts";

export default player<QuestionSetProps>(async ({ slot, props, language }) => {
  const point = props.scale.min + 1;
  for (const question of Object.values(props.questions)) {
    // The next question comes by itself.
    const control = slot.getByRole("group", { name: question[language], exact: true });
    const slider = control.getByRole("slider");
    const stone = control.getByRole("radio").nth(1);
    await expect(slider.or(stone)).toBeAttached();
    if ((await slider.count()) === 0) {
      await choose(stone);
      continue;
    }
    await slider.fill(String(point));
    await slider.press("Enter");
  }
  return Object.fromEntries(Object.keys(props.questions).map((id) => [id, point]));
});

/** Answers question after question: the next one comes a moment after the answer. */
export const touch: Touch = async (finger) => {
  while ((await finger.count("fieldset")) > 0) {
    await finger.chooseAll();
    if ((await finger.count("[data-state=asleep]")) > 0) await finger.slideAll();
  }
};
