import type { QuestionSetProps } from "@mindle/domain/widgets/question-set/props";
import { choose, player } from "../../testing/player.ts";

export default player<QuestionSetProps>(async ({ slot, props, language }) => {
  for (const question of Object.values(props.questions)) {
    const group = slot.getByRole("radiogroup", { name: question[language], exact: true });
    await choose(group.getByRole("radio").nth(1));
  }
  return Object.fromEntries(Object.keys(props.questions).map((id) => [id, props.scale.min + 1]));
});
