import * as z from "zod/mini";
import { graphemes } from "../../text/graphemes.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { TextInputProps } from "./widget.ts";

export const textInput: WidgetDefinition<TextInputProps, string> = {
  type: "text-input",
  value: z.string(),
  empty: () => "",
  isAnswered: (value) => value.trim() !== "",
  check(value, { max }) {
    if (value.trim() === "") return [{ code: "empty-text" }];
    return graphemes(value) > max ? [{ code: "too-long", limit: max }] : [];
  },
  read: { type: "string", of: (value) => value.trim() },
  summary: (value) => value.trim(),
  freeText: (value) => [value],
};
