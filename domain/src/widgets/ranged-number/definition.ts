import * as z from "zod/mini";
import { withUnit } from "../shared/parts.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { RangedNumberProps } from "./widget.ts";

/** The number; what was typed where that is no number; null before anything is entered. */
export type EnteredNumber = number | string | null;

export const rangedNumber: WidgetDefinition<RangedNumberProps, EnteredNumber> = {
  type: "ranged-number",
  value: z.nullable(z.union([z.number(), z.string()])),
  empty: () => null,
  isAnswered: (value) => !isBlank(value),
  check(value, { min, max }) {
    if (isBlank(value)) return [{ code: "no-answer" }];
    if (typeof value !== "number") return [{ code: "not-a-number" }];
    if (value < min) return [{ code: "too-small", limit: min }];
    return value > max ? [{ code: "too-large", limit: max }] : [];
  },
  read: { type: "double", of: (value) => (typeof value === "number" ? value : Number.NaN) },
  summary: (value, { unit }, language) =>
    typeof value === "number" ? withUnit(value, unit, language) : (value?.trim() ?? ""),
  freeText: (value) => (typeof value === "string" ? [value] : []),
};

function isBlank(value: EnteredNumber): boolean {
  return value === null || (typeof value === "string" && value.trim() === "");
}
