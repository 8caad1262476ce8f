import { WIDGETS } from "@mindle/domain/widgets/registry";

/** Widgets into which words can be typed: those with an example that has free text. */
export const WIDGETS_WITH_WORDS: readonly string[] = Object.entries(WIDGETS).flatMap(
  ([type, { definition, examples }]) => {
    const values = [...examples.valid, ...examples.invalid].map(({ value }) => value);
    return values.some((value) => definition?.freeText(value).join("").trim()) ? [type] : [];
  },
);
