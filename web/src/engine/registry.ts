import type { WidgetType } from "@mindle/domain/widgets/registry";
import { loadModule } from "../platform/browser/load-module.ts";
import type { ClientWidget } from "./widget-view.ts";
import contentHead from "./widgets/content-head/widget.tsx";
import nextButton from "./widgets/next-button/widget.tsx";
import singleSelect from "./widgets/single-select/widget.tsx";
import text from "./widgets/text/widget.tsx";
import textInput from "./widgets/text-input/widget.tsx";

type Load = () => Promise<{ readonly default: ClientWidget }>;

/**
 * The view of every widget that authors may use. What nearly every page has comes with the viewer; each other widget is a file of
 * its own, loaded before a step is shown that uses it.
 */
const REGISTRY: Readonly<Record<string, ClientWidget | Load>> = {
  "answer-list": () => import("./widgets/answer-list/widget.tsx"),
  "audio-button": () => import("./widgets/audio-button/widget.tsx"),
  "audio-player": () => import("./widgets/audio-player/widget.tsx"),
  "avoidance-table": () => import("./widgets/avoidance-table/widget.tsx"),
  "card-list": () => import("./widgets/card-list/widget.tsx"),
  carousel: () => import("./widgets/carousel/widget.tsx"),
  "check-and-more": () => import("./widgets/check-and-more/widget.tsx"),
  "comparison-bars": () => import("./widgets/comparison-bars/widget.tsx"),
  "content-head": contentHead,
  "date-stamp": () => import("./widgets/date-stamp/widget.tsx"),
  "day-select": () => import("./widgets/day-select/widget.tsx"),
  "external-link": () => import("./widgets/external-link/widget.tsx"),
  "hashtag-picker-v1": () => import("./widgets/hashtag-picker-v1/widget.tsx"),
  "hashtag-picker-v2": () => import("./widgets/hashtag-picker-v2/widget.tsx"),
  "hashtag-picker-v3": () => import("./widgets/hashtag-picker-v3/widget.tsx"),
  "hello-card": () => import("./widgets/hello-card/widget.tsx"),
  helpline: () => import("./widgets/helpline/widget.tsx"),
  "image-upload": () => import("./widgets/image-upload/widget.tsx"),
  "inline-select": () => import("./widgets/inline-select/widget.tsx"),
  "key-pairs": () => import("./widgets/key-pairs/widget.tsx"),
  "labelled-check-list": () => import("./widgets/labelled-check-list/widget.tsx"),
  letter: () => import("./widgets/letter/widget.tsx"),
  "month-select": () => import("./widgets/month-select/widget.tsx"),
  "multi-question": () => import("./widgets/multi-question/widget.tsx"),
  "multi-select": () => import("./widgets/multi-select/widget.tsx"),
  "next-button": nextButton,
  "olympics-graph": () => import("./widgets/olympics-graph/widget.tsx"),
  "ox-list": () => import("./widgets/ox-list/widget.tsx"),
  "ox-quiz": () => import("./widgets/ox-quiz/widget.tsx"),
  "pie-graph": () => import("./widgets/pie-graph/widget.tsx"),
  "priority-listing": () => import("./widgets/priority-listing/widget.tsx"),
  "progress-bar": () => import("./widgets/progress-bar/widget.tsx"),
  "question-set": () => import("./widgets/question-set/widget.tsx"),
  "ranged-number": () => import("./widgets/ranged-number/widget.tsx"),
  seesaw: () => import("./widgets/seesaw/widget.tsx"),
  "share-line": () => import("./widgets/share-line/widget.tsx"),
  "single-select": singleSelect,
  slides: () => import("./widgets/slides/widget.tsx"),
  "slow-answer": () => import("./widgets/slow-answer/widget.tsx"),
  "strengths-fill-in": () => import("./widgets/strengths-fill-in/widget.tsx"),
  "switch-list": () => import("./widgets/switch-list/widget.tsx"),
  text,
  "text-input": textInput,
  "text-list": () => import("./widgets/text-list/widget.tsx"),
  "time-allocation": () => import("./widgets/time-allocation/widget.tsx"),
  "two-readings": () => import("./widgets/two-readings/widget.tsx"),
  video: () => import("./widgets/video/widget.tsx"),
  "worry-envelopes": () => import("./widgets/worry-envelopes/widget.tsx"),
  "year-select": () => import("./widgets/year-select/widget.tsx"),
} satisfies Record<WidgetType, ClientWidget | Load>;

/** Names of all widgets that the client can show. */
export const WIDGET_TYPES: readonly string[] = Object.keys(REGISTRY);

/** Widgets by type, without those that the client does not know. */
export type ClientWidgets = ReadonlyMap<string, ClientWidget>;

/** Loads widgets. Rejects where one cannot be fetched. */
export async function loadWidgets(types: Iterable<string>): Promise<ClientWidgets> {
  const known = [...new Set(types)].flatMap((type) => {
    const entry = Object.hasOwn(REGISTRY, type) ? REGISTRY[type] : undefined;
    return entry === undefined ? [] : [entry];
  });
  const widgets = await Promise.all(
    known.map(async (entry) => (typeof entry === "function" ? (await loadModule(entry)).default : entry)),
  );
  return new Map(widgets.map((widget) => [widget.type, widget]));
}
