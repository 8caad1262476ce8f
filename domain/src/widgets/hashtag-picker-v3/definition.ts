import * as z from "zod/mini";
import type { Labelled } from "../../content/props.ts";
import { labelsOf, partsWith } from "../shared/parts.ts";
import { countProblems } from "../shared/problem.ts";
import { choiceProblems } from "../shared/several-choices.ts";
import { isBlank, type TypedRow, typedParts, typedProblems, typedRow } from "../shared/typed-text.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { HashtagPickerV3Props } from "./widget.ts";

/** Ids of picked options and typed tags, the oldest first. */
export type Tags = readonly (string | TypedRow)[];

/** Expressions read the ids of picked options and of typed tags. */
export const hashtagPickerV3: WidgetDefinition<HashtagPickerV3Props, Tags> = {
  type: "hashtag-picker-v3",
  value: z.array(z.union([z.string(), typedRow])),
  empty: () => [],
  isAnswered: (tags) => tags.some((tag) => typeof tag === "string" || !isBlank(tag.text)),
  check(tags, { options, max, characters }) {
    const picked = pickedIds(tags);
    const typed = typedTags(tags);
    return [
      ...choiceProblems(picked, { options, min: 0 }),
      ...typed.flatMap(({ id, text }) => typedProblems(text, { part: id, characters, blank: "empty-text" })),
      ...countProblems(Object.keys(partsWith(options, picked)).length + typed.length, { min: 1, max }),
    ];
  },
  read: { type: "list<string>", of: (tags, props) => Object.keys(partsOf(tags, props)) },
  summary: (tags, props, language) => labelsOf(partsOf(tags, props), language).join(", "),
  parts: partsOf,
  freeText: (tags) => typedTags(tags).map(({ text }) => text),
};

function partsOf(tags: Tags, { options }: HashtagPickerV3Props): Labelled {
  return { ...partsWith(options, pickedIds(tags)), ...typedParts(typedTags(tags)) };
}

function pickedIds(tags: Tags): string[] {
  return tags.filter((tag) => typeof tag === "string");
}

function typedTags(tags: Tags): TypedRow[] {
  return tags.filter((tag) => typeof tag !== "string");
}
