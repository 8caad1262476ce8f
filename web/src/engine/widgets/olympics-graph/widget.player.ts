import type { OlympicsGraphProps } from "@mindle/domain/widgets/olympics-graph/widget";
import { firstOf, player, type Touch } from "../../testing/player.ts";

export default player<OlympicsGraphProps>(async ({ slot, props, language }) => {
  const options = firstOf(props.options, language, 3);
  for (const [, label] of options) {
    await slot.getByRole("list").getByRole("button", { name: label, exact: true }).click();
  }
  return Object.fromEntries(options.map(([id], at) => [["gold", "silver", "bronze"][at], id]));
});

export const touch: Touch = async (finger) => {
  for (const at of [0, 1, 2]) await finger.tap(":is(ul, ol) button", at);
};
