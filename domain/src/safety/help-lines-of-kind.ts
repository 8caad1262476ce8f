import type { Crisis, HelpKind } from "./help-kind.ts";
import type { Helpline } from "./helplines.ts";
import type { HelplineRegion } from "./helplines-data.ts";

/** When it is called for: the kinds of the help card, danger that is under way, a result that asks for care. */
type Need = HelpKind | "now" | "care";

/** The helplines of each region that fit a need, the one to call first first. */
const NUMBERS: Readonly<
  Record<Exclude<HelplineRegion, "abroad">, Readonly<Record<Need, readonly string[]>>>
> = {
  korea: {
    danger: ["109", "119"],
    now: ["119", "112", "109"],
    eating: ["119", "1577-0199"],
    violence: ["1366", "112"],
    panic: ["119", "1577-0199"],
    care: ["109", "1577-0199"],
  },
  us: {
    danger: ["988", "911"],
    now: ["911", "988"],
    eating: ["911", "988"],
    violence: ["1-800-799-7233", "911"],
    panic: ["911", "988"],
    care: ["988"],
  },
  uk: {
    danger: ["116 123", "999"],
    now: ["999", "116 123"],
    eating: ["999", "116 123"],
    violence: ["0808 2000 247", "999"],
    panic: ["999", "116 123"],
    care: ["116 123"],
  },
  // The number for emergencies is all that is known there; the help page has a directory.
  world: { danger: ["112"], now: ["112"], eating: ["112"], violence: ["112"], panic: ["112"], care: [] },
};

/**
 * The helplines that fit a help card, of the region that comes first in `lines`; with the line for Koreans abroad where
 * `lines` have it. Of danger that is under way, the emergency number comes first.
 */
export function helplinesOfKind(crisis: HelpKind | Crisis, lines: readonly Helpline[]): readonly Helpline[] {
  if (typeof crisis === "string") return linesFor(crisis, lines);
  return linesFor(crisis.kind === "danger" && crisis.now ? "now" : crisis.kind, lines);
}

/** The helplines that fit a result which asks for care, the one to call first first. */
export function helplinesOfCare(lines: readonly Helpline[]): readonly Helpline[] {
  return linesFor("care", lines);
}

/** The helplines that fit a result with a grade in the top band: those who listen, and the ambulance. */
export function helplinesOfCrisis(lines: readonly Helpline[]): readonly Helpline[] {
  return [...new Set([...helplinesOfCare(lines), ...helplinesOfKind("danger", lines)])];
}

function linesFor(need: Need, lines: readonly Helpline[]): readonly Helpline[] {
  const home = lines[0]?.region;
  if (home === undefined || home === "abroad") return [];
  const fitting = NUMBERS[home][need].flatMap((number) =>
    lines.filter((line) => line.region === home && line.number === number),
  );
  return [...fitting, ...lines.filter(({ region }) => region === "abroad")];
}
