import type { LabelledCheckListProps } from "@mindle/domain/widgets/labelled-check-list/widget";
import { player, type Touch, tick } from "../../testing/player.ts";

/** Of a gate it is said that nothing in it is so: behind it is what the journey practises. */
export default player<LabelledCheckListProps>((play) => {
  const { options, min } = play.props;
  const { none } = options;
  return none === undefined ? tick(play, options, Math.max(2, min)) : tick(play, { none }, 1);
});

// The first box of a gate is that nothing in it is so.
export const touch: Touch = (finger) => finger.tapEach("input[type=checkbox]:not(:checked)", 1);
