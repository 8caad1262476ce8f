import type { YearSelectProps } from "@mindle/domain/widgets/year-select/widget";
import { player } from "../../testing/player.ts";

export default player<YearSelectProps>(async ({ slot }) => {
  await slot.getByRole("combobox").selectOption("2019");
  return 2019;
});
