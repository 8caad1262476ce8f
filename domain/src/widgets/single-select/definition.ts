import * as z from "zod/mini";
import { own } from "../shared/parts.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { SingleSelectProps } from "./widget.ts";

/** Id of the chosen option; null before the choice. */
export const singleSelect: WidgetDefinition<SingleSelectProps, string | null> = {
  type: "single-select",
  value: z.nullable(z.string()),
  empty: () => null,
  isAnswered: (value) => value !== null,
  check(value, { options }) {
    // Options that come from an earlier answer may be none: then there is nothing to choose.
    if (value === null) return Object.keys(options).length === 0 ? [] : [{ code: "no-answer" }];
    return Object.hasOwn(options, value) ? [] : [{ code: "unknown-choice" }];
  },
  read: { type: "string", of: (value) => value ?? "" },
  summary: (value, { options }, language) => (value === null ? "" : (own(options, value)?.[language] ?? "")),
  parts(value, { options }) {
    const chosen = value === null ? undefined : own(options, value);
    return value === null || chosen === undefined ? {} : { [value]: chosen };
  },
  freeText: () => [],
};
