import type { PriorityListingProps } from "@mindle/domain/widgets/priority-listing/widget";
import { choose, player, type Touch, turnPlain } from "../../testing/player.ts";
import { TEXTS } from "./texts.ts";

export default player<PriorityListingProps>(async (play) => {
  const { slot, props, language } = play;
  const { urgency, importance } = TEXTS[language];
  await turnPlain(play);
  for (const label of Object.values(props.rows)) {
    await choose(
      slot
        .getByRole("group", { name: `${label[language]}, ${urgency}` })
        .getByRole("radio")
        .first(),
    );
    await choose(
      slot
        .getByRole("group", { name: `${label[language]}, ${importance}` })
        .getByRole("radio")
        .last(),
    );
  }
  const priority = { urgency: 1, importance: props.levels };
  return { priorities: Object.fromEntries(Object.keys(props.rows).map((id) => [id, priority])) };
});

export const touch: Touch = (finger) => finger.dragAll();
