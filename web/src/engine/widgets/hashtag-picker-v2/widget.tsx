import { hashtagPickerV2 } from "@mindle/domain/widgets/hashtag-picker-v2/definition";
import { OptionPicker } from "../../parts/tags/option-picker.tsx";
import { answeredWidget } from "../../widget-view.ts";

/** Tags on a string for each group. */
export default answeredWidget(hashtagPickerV2, ({ props, ...view }) => <OptionPicker {...view} {...props} />);
