import type { ClientWidget } from "./widget-view.ts";
import contentHead from "./widgets/content-head/widget.tsx";
import nextButton from "./widgets/next-button/widget.tsx";
import singleSelect from "./widgets/single-select/widget.tsx";
import text from "./widgets/text/widget.tsx";
import textInput from "./widgets/text-input/widget.tsx";

type Load = () => Promise<{ readonly default: ClientWidget }>;

/**
 * Every widget by its type. What nearly every page has comes with the viewer; each other widget is a file of its own, loaded
 * before a step is shown that uses it.
 */
const REGISTRY: Readonly<Record<string, ClientWidget | Load>> = {
  "audio-button": () => import("./widgets/audio-button/widget.tsx"),
  "audio-player": () => import("./widgets/audio-player/widget.tsx"),
  carousel: () => import("./widgets/carousel/widget.tsx"),
  "content-head": contentHead,
  "image-upload": () => import("./widgets/image-upload/widget.tsx"),
  "next-button": nextButton,
  "single-select": singleSelect,
  slides: () => import("./widgets/slides/widget.tsx"),
  text,
  "text-input": textInput,
  video: () => import("./widgets/video/widget.tsx"),
};

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
    known.map(async (entry) => (typeof entry === "function" ? (await entry()).default : entry)),
  );
  return new Map(widgets.map((widget) => [widget.type, widget]));
}
