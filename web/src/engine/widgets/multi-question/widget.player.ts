import type { MultiQuestionProps } from "@mindle/domain/widgets/multi-question/widget";
import { choose, firstOf, player, type Touch } from "../../testing/player.ts";

export default player<MultiQuestionProps>(async ({ slot, props, language }) => {
  const [[id, label] = ["", ""]] = firstOf(props.options, language, 1);
  for (const question of Object.values(props.questions)) {
    // Where one is asked at a time, the next one comes by itself.
    const group = slot.getByRole("radiogroup", { name: question[language], exact: true });
    await choose(group.getByRole("radio", { name: label, exact: true }));
  }
  return Object.fromEntries(Object.keys(props.questions).map((question) => [question, id]));
});

/** Answers question after question: one that is asked by itself comes a moment after the answer. */
export const touch: Touch = async (finger) => {
  do await finger.chooseAll();
  while ((await finger.count("fieldset")) > 0);
};
