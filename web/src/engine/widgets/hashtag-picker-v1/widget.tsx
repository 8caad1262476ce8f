import { hashtagPickerV1 } from "@mindle/domain/widgets/hashtag-picker-v1/definition";
import type { HashtagPickerV1Props } from "@mindle/domain/widgets/hashtag-picker-v1/widget";
import { type ChosenIds, MAX_TAGS } from "@mindle/domain/widgets/shared/several-choices";
import { OptionPicker } from "../../parts/tags/option-picker.tsx";
import { TagQuestion } from "../../parts/tags/tags.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";

export default answeredWidget(hashtagPickerV1, HashtagPickerV1);

/** Tags on one string. */
function HashtagPickerV1(view: WidgetViewProps<HashtagPickerV1Props, ChosenIds>) {
  const { id, props, value, onChange, problems, disabled } = view;
  const available = Object.keys(props.options).length;
  return (
    <TagQuestion id={id} label={props.label} max={Math.min(MAX_TAGS, available)} problems={problems}>
      <OptionPicker
        id={id}
        groups={{ all: { options: props.options } }}
        value={value}
        onChange={onChange}
        max={MAX_TAGS}
        disabled={disabled}
      />
    </TagQuestion>
  );
}
