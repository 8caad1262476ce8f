import type { LabelledCheckListProps } from "@mindle/domain/widgets/labelled-check-list/props";
import { player, tick } from "../../testing/player.ts";

export default player<LabelledCheckListProps>((play) =>
  tick(play, play.props.options, Math.max(2, play.props.min)),
);
