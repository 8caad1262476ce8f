import type { AvoidanceTableProps } from "@mindle/domain/widgets/avoidance-table/widget";
import { player, type Touch, turnPlain } from "../../testing/player.ts";
import { textsOf } from "./texts.ts";

export default player<AvoidanceTableProps>(async (play) => {
  const { slot, language, props } = play;
  await turnPlain(play);
  const rows = Object.entries(props.rows);
  for (const [at, [, label]] of rows.entries()) {
    const name = `${textsOf(language, props).rating}, ${label[language]}`;
    await slot.getByRole("spinbutton", { name, exact: true }).fill(String(10 * (at + 1)));
  }
  return { ratings: Object.fromEntries(rows.map(([id], at) => [id, 10 * (at + 1)])) };
});

export const touch: Touch = (finger) => finger.dragAll();
