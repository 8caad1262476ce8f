import type { AvoidanceTableProps } from "@mindle/domain/widgets/avoidance-table/widget";
import { player, type Touch, turnPlain, writeRows } from "../../testing/player.ts";
import { textsOf } from "./texts.ts";

export default player<AvoidanceTableProps>(async (play) => {
  const { slot, language, props } = play;
  await turnPlain(play);
  const { written, rows } = await writeRows(play);
  for (const [at, { label }] of rows.entries()) {
    const name = `${textsOf(language, props).rating}, ${label}`;
    await slot.getByRole("spinbutton", { name, exact: true }).fill(String(10 * (at + 1)));
  }
  return { rows: written, ratings: Object.fromEntries(rows.map(({ id }, at) => [id, 10 * (at + 1)])) };
});

export const touch: Touch = async (finger) => {
  await finger.fillAll();
  await finger.dragAll();
};
