import type { SingleSelectProps } from "@mindle/domain/widgets/single-select/widget";
import { choose, firstOf, player } from "../../testing/player.ts";

export default player<SingleSelectProps>(async ({ slot, props, language }) => {
  const [[id, label] = ["", ""]] = firstOf(props.options, language, 1);
  await choose(slot.getByRole("radio", { name: label, exact: true }));
  return id;
});
