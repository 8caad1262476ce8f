import type { RangedNumberProps } from "@mindle/domain/widgets/ranged-number/widget";
import { player, type Touch } from "../../testing/player.ts";

export default player<RangedNumberProps>(async ({ slot, props }) => {
  const number = props.min + props.step;
  await slot.getByRole(props.row === undefined ? "textbox" : "slider").fill(String(number));
  return number;
});

export const touch: Touch = (finger) => finger.slideAll();
