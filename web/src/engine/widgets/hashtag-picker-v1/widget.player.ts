import type { HashtagPickerV1Props } from "@mindle/domain/widgets/hashtag-picker-v1/widget";
import { player, tick } from "../../testing/player.ts";

export default player<HashtagPickerV1Props>((play) => tick(play, play.props.options, 2));
