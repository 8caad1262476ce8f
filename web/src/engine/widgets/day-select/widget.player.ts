import type { DaySelectProps } from "@mindle/domain/widgets/day-select/widget";
import { choose, player } from "../../testing/player.ts";

export default player<DaySelectProps>(async ({ slot }) => {
  await choose(slot.getByRole("radio").nth(11));
  return 12;
});
