import type { HelpKind } from "./help-kind.ts";
import type { Helpline } from "./helplines.ts";

/** The two helplines of each country that fit each help card, the first one to call first. */
const NUMBERS: Readonly<Record<Helpline["country"], Readonly<Record<HelpKind, readonly [string, string]>>>> =
  {
    korea: {
      danger: ["109", "1577-0199"],
      eating: ["119", "1577-0199"],
      violence: ["1366", "112"],
      panic: ["119", "1577-0199"],
    },
    us: {
      danger: ["988", "911"],
      eating: ["911", "988"],
      violence: ["1-800-799-7233", "911"],
      panic: ["911", "988"],
    },
  };

/** The helplines of the country that comes first in `lines` which fit a help card. */
export function helplinesOfKind(kind: HelpKind, lines: readonly Helpline[]): readonly Helpline[] {
  const [first] = lines;
  const numbers = first === undefined ? [] : NUMBERS[first.country][kind];
  return numbers.flatMap((number) => lines.filter((line) => line.number === number));
}
