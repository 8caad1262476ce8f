import type { MultiSelectProps } from "@mindle/domain/widgets/multi-select/widget";
import { player, tick } from "../../testing/player.ts";

export default player<MultiSelectProps>((play) =>
  tick(play, play.props.options, Math.max(1, play.props.min)),
);
