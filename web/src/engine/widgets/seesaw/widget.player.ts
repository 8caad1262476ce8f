import type { SeesawProps } from "@mindle/domain/widgets/seesaw/widget";
import { choose, player, type Touch, turnPlain } from "../../testing/player.ts";

export default player<SeesawProps>(async (play) => {
  const { slot, props, language } = play;
  await turnPlain(play);
  const chosen: Record<string, Record<string, number>> = {};
  for (const side of ["gives", "takes"] as const) {
    const { label, rows } = props[side];
    const group = slot.getByRole("group", { name: label[language], exact: true });
    chosen[side] = {};
    for (const [id, row] of Object.entries(rows).slice(0, 1)) {
      const weights = group.getByRole("group", { name: row[language], exact: true });
      await choose(weights.getByRole("radio", { name: "3", exact: true }));
      chosen[side][id] = 3;
    }
  }
  return chosen;
});

export const touch: Touch = (finger) => finger.slideAll();
