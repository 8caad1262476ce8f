import type { Language } from "@mindle/domain/catalogue/language";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@mindle/domain/time";

/** A count as a word of a language's own `words`, which begin with one; in digits past their end. */
export function numberWord(words: readonly string[], count: number): string {
  return words[count - 1] ?? String(count);
}

/** How long ago something was, in whole minutes, hours or days: `5분 전`, `5 minutes ago`. Undefined within the first minute. */
export function timeAgo(milliseconds: number, language: Language): string | undefined {
  if (milliseconds < MINUTE_MS) return undefined;
  const format = new Intl.RelativeTimeFormat(language);
  const ago = (unit: "minute" | "hour" | "day", length: number) =>
    format.format(-Math.floor(milliseconds / length), unit);
  if (milliseconds < HOUR_MS) return ago("minute", MINUTE_MS);
  return milliseconds < DAY_MS ? ago("hour", HOUR_MS) : ago("day", DAY_MS);
}
