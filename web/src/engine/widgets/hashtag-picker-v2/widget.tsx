import { hashtagPickerV2 } from "@mindle/domain/widgets/hashtag-picker-v2/definition";
import type { HashtagPickerV2Props } from "@mindle/domain/widgets/hashtag-picker-v2/widget";
import { type ChosenIds, MAX_TAGS } from "@mindle/domain/widgets/shared/several-choices";
import { OptionPicker } from "../../parts/tags/option-picker.tsx";
import { TagQuestion } from "../../parts/tags/tags.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";

export default answeredWidget(hashtagPickerV2, HashtagPickerV2);

/** Tags on a string for each group. */
function HashtagPickerV2(view: WidgetViewProps<HashtagPickerV2Props, ChosenIds>) {
  const { id, props, value, onChange, problems, disabled } = view;
  const available = Object.values(props.groups).flatMap(({ options }) => Object.keys(options)).length;
  return (
    <TagQuestion id={id} label={props.label} max={Math.min(MAX_TAGS, available)} problems={problems}>
      <OptionPicker
        id={id}
        groups={props.groups}
        value={value}
        onChange={onChange}
        max={MAX_TAGS}
        disabled={disabled}
      />
    </TagQuestion>
  );
}
