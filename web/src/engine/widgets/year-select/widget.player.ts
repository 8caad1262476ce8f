import type { YearSelectProps } from "@mindle/domain/widgets/year-select/widget";
import { choose, player } from "../../testing/player.ts";

export default player<YearSelectProps>(async ({ slot, props }) => {
  const year = props.from + props.count - 1;
  const list = slot.getByRole("combobox");
  if ((await list.count()) > 0) await list.selectOption(String(year));
  else await choose(slot.getByRole("radio").last());
  return year;
});
