import type { Language } from "@mindle/domain/catalogue/language";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@mindle/domain/time";

/** How Korean counts from one to ten. */
const KOREAN = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];

/** A count as Korean says it, `세`; in digits past ten and in English, which has room for them. */
export function numberWord(count: number, language: Language): string {
  return (language === "ko" ? KOREAN[count - 1] : undefined) ?? String(count);
}

/** A place in an order: `첫 번째`, `두 번째`, `11번째`; in English its number alone. */
export function ordinalWord(number: number, language: Language): string {
  if (language === "en") return String(number);
  if (number === 1) return "첫 번째";
  const word = KOREAN[number - 1];
  return word === undefined ? `${number}번째` : `${word} 번째`;
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
