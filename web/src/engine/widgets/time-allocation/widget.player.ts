import type { TimeAllocationProps } from "@mindle/domain/widgets/time-allocation/widget";
import { player, type Touch, turnPlain } from "../../testing/player.ts";

const WEEK_HOURS = 168;

export default player<TimeAllocationProps>(async (play) => {
  const { slot, props, language } = play;
  await turnPlain(play);
  const rows = Object.entries(props.rows);
  // Where there is no rest, all hours are given out.
  const first = props.rest === undefined ? WEEK_HOURS - 10 * (rows.length - 1) : 10;
  const hours = rows.map(([id, label], at) => ({
    id,
    label: label[language],
    hours: at === 0 ? first : 10,
  }));
  for (const row of hours) {
    await slot.getByRole("textbox", { name: row.label, exact: true }).fill(String(row.hours));
  }
  return Object.fromEntries(hours.map((row) => [row.id, row.hours]));
});

export const touch: Touch = (finger) =>
  finger.drag("[aria-hidden=true] > div", [0.1, 0.05], [0.5, 0.2], [0.9, 0.3]);
