import type { SwitchListProps } from "@mindle/domain/widgets/switch-list/widget";
import { choose, firstOf, player } from "../../testing/player.ts";

export default player<SwitchListProps>(async ({ slot, props, language }) => {
  const [[id, label] = ["", ""]] = firstOf(props.options, language, 1);
  await choose(slot.getByRole("switch", { name: label, exact: true }));
  return [id];
});
