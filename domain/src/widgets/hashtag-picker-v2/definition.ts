import type { Labelled } from "../../content/props.ts";
import { MAX_TAGS, severalChoices } from "../shared/several-choices.ts";
import type { HashtagPickerV2Props } from "./widget.ts";

/** Ids of the picked tags of all groups, the oldest first. */
export const hashtagPickerV2 = severalChoices<HashtagPickerV2Props>(
  "hashtag-picker-v2",
  ", ",
  ({ groups }) => ({ options: allOptions(groups), min: 1, max: MAX_TAGS }),
);

function allOptions(groups: HashtagPickerV2Props["groups"]): Labelled {
  return Object.fromEntries(Object.values(groups).flatMap(({ options }) => Object.entries(options)));
}
