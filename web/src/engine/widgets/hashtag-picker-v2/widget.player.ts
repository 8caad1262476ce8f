import type { HashtagPickerV2Props } from "@mindle/domain/widgets/hashtag-picker-v2/widget";
import { player, tick } from "../../testing/player.ts";

export default player<HashtagPickerV2Props>(async (play) => {
  const groups = Object.values(play.props.groups).slice(0, 2);
  const picked: string[] = [];
  for (const { options } of groups) picked.push(...(await tick(play, options, 1)));
  return picked;
});
