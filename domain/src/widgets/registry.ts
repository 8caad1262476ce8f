import type * as z from "zod/mini";
import { answerListExamples } from "./answer-list/examples.ts";
import { answerListProps } from "./answer-list/props.ts";
import { audioButtonExamples } from "./audio-button/examples.ts";
import { audioButtonProps } from "./audio-button/props.ts";
import { audioPlayerExamples } from "./audio-player/examples.ts";
import { audioPlayerProps } from "./audio-player/props.ts";
import { avoidanceTable } from "./avoidance-table/definition.ts";
import { avoidanceTableExamples } from "./avoidance-table/examples.ts";
import { avoidanceTableProps } from "./avoidance-table/props.ts";
import { blankNames } from "./blank-fields.ts";
import { cardList } from "./card-list/definition.ts";
import { cardListExamples } from "./card-list/examples.ts";
import { cardListProps } from "./card-list/props.ts";
import { carouselExamples } from "./carousel/examples.ts";
import { carouselProps } from "./carousel/props.ts";
import { checkAndMore } from "./check-and-more/definition.ts";
import { checkAndMoreExamples } from "./check-and-more/examples.ts";
import { checkAndMoreProps } from "./check-and-more/props.ts";
import { comparisonBarsExamples } from "./comparison-bars/examples.ts";
import { comparisonBarsProps } from "./comparison-bars/props.ts";
import { contentHeadExamples } from "./content-head/examples.ts";
import { contentHeadProps } from "./content-head/props.ts";
import { daySelect } from "./day-select/definition.ts";
import { daySelectExamples } from "./day-select/examples.ts";
import { daySelectProps } from "./day-select/props.ts";
import type { WidgetExamples } from "./examples.ts";
import { externalLinkExamples } from "./external-link/examples.ts";
import { externalLinkProps } from "./external-link/props.ts";
import { hashtagPickerV1 } from "./hashtag-picker-v1/definition.ts";
import { hashtagPickerV1Examples } from "./hashtag-picker-v1/examples.ts";
import { hashtagPickerV1Props } from "./hashtag-picker-v1/props.ts";
import { hashtagPickerV2 } from "./hashtag-picker-v2/definition.ts";
import { hashtagPickerV2Examples } from "./hashtag-picker-v2/examples.ts";
import { hashtagPickerV2Props } from "./hashtag-picker-v2/props.ts";
import { hashtagPickerV3 } from "./hashtag-picker-v3/definition.ts";
import { hashtagPickerV3Examples } from "./hashtag-picker-v3/examples.ts";
import { hashtagPickerV3Props } from "./hashtag-picker-v3/props.ts";
import { helplineExamples } from "./helpline/examples.ts";
import { helplineProps } from "./helpline/props.ts";
import { imageUpload } from "./image-upload/definition.ts";
import { imageUploadExamples } from "./image-upload/examples.ts";
import { imageUploadProps } from "./image-upload/props.ts";
import { inlineSelect } from "./inline-select/definition.ts";
import { inlineSelectExamples } from "./inline-select/examples.ts";
import { inlineSelectProps } from "./inline-select/props.ts";
import { keyPairs } from "./key-pairs/definition.ts";
import { keyPairsExamples } from "./key-pairs/examples.ts";
import { keyPairsProps } from "./key-pairs/props.ts";
import { labelledCheckList } from "./labelled-check-list/definition.ts";
import { labelledCheckListExamples } from "./labelled-check-list/examples.ts";
import { labelledCheckListProps } from "./labelled-check-list/props.ts";
import { monthSelect } from "./month-select/definition.ts";
import { monthSelectExamples } from "./month-select/examples.ts";
import { monthSelectProps } from "./month-select/props.ts";
import { multiQuestion } from "./multi-question/definition.ts";
import { multiQuestionExamples } from "./multi-question/examples.ts";
import { multiQuestionProps } from "./multi-question/props.ts";
import { multiSelect } from "./multi-select/definition.ts";
import { multiSelectExamples } from "./multi-select/examples.ts";
import { multiSelectProps } from "./multi-select/props.ts";
import { nextButtonExamples } from "./next-button/examples.ts";
import { nextButtonProps } from "./next-button/props.ts";
import { olympicsGraph } from "./olympics-graph/definition.ts";
import { olympicsGraphExamples } from "./olympics-graph/examples.ts";
import { olympicsGraphProps } from "./olympics-graph/props.ts";
import { oxList } from "./ox-list/definition.ts";
import { oxListExamples } from "./ox-list/examples.ts";
import { oxListProps } from "./ox-list/props.ts";
import { oxQuiz } from "./ox-quiz/definition.ts";
import { oxQuizExamples } from "./ox-quiz/examples.ts";
import { oxQuizProps } from "./ox-quiz/props.ts";
import { pieGraphExamples } from "./pie-graph/examples.ts";
import { pieGraphProps } from "./pie-graph/props.ts";
import { priorityListing } from "./priority-listing/definition.ts";
import { priorityListingExamples } from "./priority-listing/examples.ts";
import { priorityListingProps } from "./priority-listing/props.ts";
import { progressBarExamples } from "./progress-bar/examples.ts";
import { progressBarProps } from "./progress-bar/props.ts";
import { questionSet } from "./question-set/definition.ts";
import { questionSetExamples } from "./question-set/examples.ts";
import { questionSetProps } from "./question-set/props.ts";
import { rangedNumber } from "./ranged-number/definition.ts";
import { rangedNumberExamples } from "./ranged-number/examples.ts";
import { rangedNumberProps } from "./ranged-number/props.ts";
import { seesaw } from "./seesaw/definition.ts";
import { seesawExamples } from "./seesaw/examples.ts";
import { seesawProps } from "./seesaw/props.ts";
import { singleSelect } from "./single-select/definition.ts";
import { singleSelectExamples } from "./single-select/examples.ts";
import { singleSelectProps } from "./single-select/props.ts";
import { slidesExamples } from "./slides/examples.ts";
import { slidesProps } from "./slides/props.ts";
import { strengthsFillIn } from "./strengths-fill-in/definition.ts";
import { strengthsFillInExamples } from "./strengths-fill-in/examples.ts";
import { strengthsFillInProps } from "./strengths-fill-in/props.ts";
import { switchList } from "./switch-list/definition.ts";
import { switchListExamples } from "./switch-list/examples.ts";
import { switchListProps } from "./switch-list/props.ts";
import { textExamples } from "./text/examples.ts";
import { textProps } from "./text/props.ts";
import { textInput } from "./text-input/definition.ts";
import { textInputExamples } from "./text-input/examples.ts";
import { textInputProps } from "./text-input/props.ts";
import { textList } from "./text-list/definition.ts";
import { textListExamples } from "./text-list/examples.ts";
import { textListProps } from "./text-list/props.ts";
import { timeAllocation } from "./time-allocation/definition.ts";
import { timeAllocationExamples } from "./time-allocation/examples.ts";
import { timeAllocationProps } from "./time-allocation/props.ts";
import { videoExamples } from "./video/examples.ts";
import { videoProps } from "./video/props.ts";
import type { AnyWidgetDefinition } from "./widget.ts";
import { yearSelect } from "./year-select/definition.ts";
import { yearSelectExamples } from "./year-select/examples.ts";
import { yearSelectProps } from "./year-select/props.ts";

/** A widget that authors may use. Widgets that only show something have no definition. */
export interface RegisteredWidget {
  readonly props: z.ZodMiniType;
  readonly examples: WidgetExamples<unknown, unknown>;
  readonly definition?: AnyWidgetDefinition;
  /** Names that its texts have in braces for something else than an answer, such as blanks. */
  ownNames?(props: unknown): readonly string[];
}

/** All widgets by type. Loaded by the compiler and tests; the client loads each widget when it is shown. */
export const WIDGETS: Readonly<Record<string, RegisteredWidget>> = {
  "answer-list": { props: answerListProps, examples: answerListExamples },
  "audio-button": { props: audioButtonProps, examples: audioButtonExamples },
  "audio-player": { props: audioPlayerProps, examples: audioPlayerExamples },
  "avoidance-table": {
    props: avoidanceTableProps,
    examples: avoidanceTableExamples,
    definition: avoidanceTable,
  },
  "card-list": { props: cardListProps, examples: cardListExamples, definition: cardList },
  carousel: { props: carouselProps, examples: carouselExamples },
  "check-and-more": { props: checkAndMoreProps, examples: checkAndMoreExamples, definition: checkAndMore },
  "comparison-bars": { props: comparisonBarsProps, examples: comparisonBarsExamples },
  "content-head": { props: contentHeadProps, examples: contentHeadExamples },
  "day-select": { props: daySelectProps, examples: daySelectExamples, definition: daySelect },
  "external-link": { props: externalLinkProps, examples: externalLinkExamples },
  "hashtag-picker-v1": {
    props: hashtagPickerV1Props,
    examples: hashtagPickerV1Examples,
    definition: hashtagPickerV1,
  },
  "hashtag-picker-v2": {
    props: hashtagPickerV2Props,
    examples: hashtagPickerV2Examples,
    definition: hashtagPickerV2,
  },
  "hashtag-picker-v3": {
    props: hashtagPickerV3Props,
    examples: hashtagPickerV3Examples,
    definition: hashtagPickerV3,
  },
  helpline: { props: helplineProps, examples: helplineExamples },
  "image-upload": { props: imageUploadProps, examples: imageUploadExamples, definition: imageUpload },
  "inline-select": {
    props: inlineSelectProps,
    examples: inlineSelectExamples,
    definition: inlineSelect,
    ownNames: blankNames,
  },
  "key-pairs": { props: keyPairsProps, examples: keyPairsExamples, definition: keyPairs },
  "labelled-check-list": {
    props: labelledCheckListProps,
    examples: labelledCheckListExamples,
    definition: labelledCheckList,
  },
  "month-select": { props: monthSelectProps, examples: monthSelectExamples, definition: monthSelect },
  "multi-question": { props: multiQuestionProps, examples: multiQuestionExamples, definition: multiQuestion },
  "multi-select": { props: multiSelectProps, examples: multiSelectExamples, definition: multiSelect },
  "next-button": { props: nextButtonProps, examples: nextButtonExamples },
  "olympics-graph": { props: olympicsGraphProps, examples: olympicsGraphExamples, definition: olympicsGraph },
  "ox-list": { props: oxListProps, examples: oxListExamples, definition: oxList },
  "ox-quiz": { props: oxQuizProps, examples: oxQuizExamples, definition: oxQuiz },
  "pie-graph": { props: pieGraphProps, examples: pieGraphExamples },
  "priority-listing": {
    props: priorityListingProps,
    examples: priorityListingExamples,
    definition: priorityListing,
  },
  "progress-bar": { props: progressBarProps, examples: progressBarExamples },
  "question-set": { props: questionSetProps, examples: questionSetExamples, definition: questionSet },
  "ranged-number": { props: rangedNumberProps, examples: rangedNumberExamples, definition: rangedNumber },
  seesaw: { props: seesawProps, examples: seesawExamples, definition: seesaw },
  "single-select": { props: singleSelectProps, examples: singleSelectExamples, definition: singleSelect },
  slides: { props: slidesProps, examples: slidesExamples },
  "strengths-fill-in": {
    props: strengthsFillInProps,
    examples: strengthsFillInExamples,
    definition: strengthsFillIn,
    ownNames: blankNames,
  },
  "switch-list": { props: switchListProps, examples: switchListExamples, definition: switchList },
  text: { props: textProps, examples: textExamples },
  "text-input": { props: textInputProps, examples: textInputExamples, definition: textInput },
  "text-list": { props: textListProps, examples: textListExamples, definition: textList },
  "time-allocation": {
    props: timeAllocationProps,
    examples: timeAllocationExamples,
    definition: timeAllocation,
  },
  video: { props: videoProps, examples: videoExamples },
  "year-select": { props: yearSelectProps, examples: yearSelectExamples, definition: yearSelect },
};
