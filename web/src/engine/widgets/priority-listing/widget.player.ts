import type { PriorityListingProps } from "@mindle/domain/widgets/priority-listing/widget";
import { choose, player, type Touch, turnPlain, writeRows } from "../../testing/player.ts";
import { TEXTS } from "./texts.ts";

export default player<PriorityListingProps>(async (play) => {
  const { slot, props, language } = play;
  const { urgency, importance } = TEXTS[language];
  await turnPlain(play);
  const { written, rows } = await writeRows(play);
  for (const { label } of rows) {
    await choose(
      slot
        .getByRole("group", { name: `${label}, ${urgency}` })
        .getByRole("radio")
        .first(),
    );
    await choose(
      slot
        .getByRole("group", { name: `${label}, ${importance}` })
        .getByRole("radio")
        .last(),
    );
  }
  const priority = { urgency: 1, importance: props.levels };
  return { rows: written, priorities: Object.fromEntries(rows.map(({ id }) => [id, priority])) };
});

export const touch: Touch = async (finger) => {
  await finger.fillAll();
  await finger.dragAll();
};
