import { MAX_TAGS, severalChoices } from "../shared/several-choices.ts";
import type { HashtagPickerV1Props } from "./widget.ts";

/** Ids of the picked tags, the oldest first. */
export const hashtagPickerV1 = severalChoices<HashtagPickerV1Props>(
  "hashtag-picker-v1",
  ", ",
  ({ options }) => ({ options, min: 1, max: MAX_TAGS }),
);
