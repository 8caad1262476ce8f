import type { MultiQuestionProps } from "@mindle/domain/widgets/multi-question/widget";
import { choose, firstOf, player } from "../../testing/player.ts";

export default player<MultiQuestionProps>(async ({ slot, props, language }) => {
  const [[id, label] = ["", ""]] = firstOf(props.options, language, 1);
  for (const question of Object.values(props.questions)) {
    const group = slot.getByRole("radiogroup", { name: question[language], exact: true });
    await choose(group.getByRole("radio", { name: label, exact: true }));
  }
  return Object.fromEntries(Object.keys(props.questions).map((question) => [question, id]));
});
