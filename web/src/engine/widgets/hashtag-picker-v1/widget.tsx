import { hashtagPickerV1 } from "@mindle/domain/widgets/hashtag-picker-v1/definition";
import { OptionPicker } from "../../parts/tags/option-picker.tsx";
import { answeredWidget } from "../../widget-view.ts";

/** Tags on one string. */
export default answeredWidget(hashtagPickerV1, ({ props: { label, options }, ...view }) => (
  <OptionPicker {...view} label={label} groups={{ all: { options } }} />
));
