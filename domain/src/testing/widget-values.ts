import type fc from "fast-check";
import { avoidanceTableValues } from "../widgets/avoidance-table/values.ts";
import { cardListValues } from "../widgets/card-list/values.ts";
import { checkAndMoreValues } from "../widgets/check-and-more/values.ts";
import { daySelectValues } from "../widgets/day-select/values.ts";
import { hashtagPickerV1Values } from "../widgets/hashtag-picker-v1/values.ts";
import { hashtagPickerV2Values } from "../widgets/hashtag-picker-v2/values.ts";
import { hashtagPickerV3Values } from "../widgets/hashtag-picker-v3/values.ts";
import { imageUploadValues } from "../widgets/image-upload/values.ts";
import { inlineSelectValues } from "../widgets/inline-select/values.ts";
import { keyPairsValues } from "../widgets/key-pairs/values.ts";
import { labelledCheckListValues } from "../widgets/labelled-check-list/values.ts";
import { monthSelectValues } from "../widgets/month-select/values.ts";
import { multiQuestionValues } from "../widgets/multi-question/values.ts";
import { multiSelectValues } from "../widgets/multi-select/values.ts";
import { olympicsGraphValues } from "../widgets/olympics-graph/values.ts";
import { oxListValues } from "../widgets/ox-list/values.ts";
import { oxQuizValues } from "../widgets/ox-quiz/values.ts";
import { priorityListingValues } from "../widgets/priority-listing/values.ts";
import { questionSetValues } from "../widgets/question-set/values.ts";
import { rangedNumberValues } from "../widgets/ranged-number/values.ts";
import { seesawValues } from "../widgets/seesaw/values.ts";
import { singleSelectValues } from "../widgets/single-select/values.ts";
import { strengthsFillInValues } from "../widgets/strengths-fill-in/values.ts";
import { switchListValues } from "../widgets/switch-list/values.ts";
import { textInputValues } from "../widgets/text-input/values.ts";
import { textListValues } from "../widgets/text-list/values.ts";
import { timeAllocationValues } from "../widgets/time-allocation/values.ts";
import { yearSelectValues } from "../widgets/year-select/values.ts";
import type { Draw } from "./draw.ts";

/** Generated values of a widget. Its props are those of its examples, or of the content, with expressions evaluated. */
interface WidgetValues {
  values(props: unknown, draw?: Draw): fc.Arbitrary<unknown>;
}

/** The types of a widget's props are known to itself alone, as in the registry of widgets. */
function valuesOf<Props>(values: (props: Props, draw?: Draw) => fc.Arbitrary<unknown>): WidgetValues {
  const typed: { values(props: Props, draw?: Draw): fc.Arbitrary<unknown> } = { values };
  return typed;
}

/** Generated values of all widgets that have an answer, by type. */
export const WIDGET_VALUES: Readonly<Record<string, WidgetValues>> = {
  "avoidance-table": valuesOf(avoidanceTableValues),
  "card-list": valuesOf(cardListValues),
  "check-and-more": valuesOf(checkAndMoreValues),
  "day-select": valuesOf(daySelectValues),
  "hashtag-picker-v1": valuesOf(hashtagPickerV1Values),
  "hashtag-picker-v2": valuesOf(hashtagPickerV2Values),
  "hashtag-picker-v3": valuesOf(hashtagPickerV3Values),
  "image-upload": valuesOf(imageUploadValues),
  "inline-select": valuesOf(inlineSelectValues),
  "key-pairs": valuesOf(keyPairsValues),
  "labelled-check-list": valuesOf(labelledCheckListValues),
  "month-select": valuesOf(monthSelectValues),
  "multi-question": valuesOf(multiQuestionValues),
  "multi-select": valuesOf(multiSelectValues),
  "olympics-graph": valuesOf(olympicsGraphValues),
  "ox-list": valuesOf(oxListValues),
  "ox-quiz": valuesOf(oxQuizValues),
  "priority-listing": valuesOf(priorityListingValues),
  "question-set": valuesOf(questionSetValues),
  "ranged-number": valuesOf(rangedNumberValues),
  seesaw: valuesOf(seesawValues),
  "single-select": valuesOf(singleSelectValues),
  "strengths-fill-in": valuesOf(strengthsFillInValues),
  "switch-list": valuesOf(switchListValues),
  "text-input": valuesOf(textInputValues),
  "text-list": valuesOf(textListValues),
  "time-allocation": valuesOf(timeAllocationValues),
  "year-select": valuesOf(yearSelectValues),
};
