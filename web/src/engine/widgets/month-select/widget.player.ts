import type { MonthSelectProps } from "@mindle/domain/widgets/month-select/widget";
import { choose, player } from "../../testing/player.ts";

export default player<MonthSelectProps>(async ({ slot }) => {
  await choose(slot.getByRole("radio").nth(4));
  return 5;
});
