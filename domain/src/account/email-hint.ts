import { cleanEmail, isEmail } from "./email.ts";

/** Domains of most addresses, in Korea and elsewhere. */
const COMMON = [
  "naver.com",
  "gmail.com",
  "hanmail.net",
  "daum.net",
  "kakao.com",
  "nate.com",
  "icloud.com",
  "outlook.com",
  "hotmail.com",
  "yahoo.com",
];

/** Real ones that look like a mistyped common one. */
const OTHERS = ["ymail.com", "email.com", "mail.com", "gmx.com", "gmx.net", "live.com", "me.com", "mac.com"];

/** More typing mistakes than these make another domain. */
const MOST_MISTAKES = 2;

/** Common names with addresses of a country as well, such as `yahoo.co.jp`; the others have one ending. */
const OF_A_COUNTRY = /^(?:outlook|hotmail|yahoo)\.(?:com?\.)?(?!co$|cm$)[a-z]{2}$/;

/**
 * The address that was probably meant, where its domain is nearly a common one; undefined where it may be right. `isTyping`: what
 * is the beginning of a common domain is no mistake yet.
 */
export function emailHint(text: string, { isTyping }: { readonly isTyping: boolean }): string | undefined {
  const email = cleanEmail(text);
  if (!isEmail(email)) return undefined;
  const at = email.lastIndexOf("@");
  const typed = email.slice(at + 1);
  if (COMMON.includes(typed) || OTHERS.includes(typed)) return undefined;
  if (isTyping && COMMON.some((domain) => domain.startsWith(typed))) return undefined;
  const meant = meantDomain(typed);
  return meant === undefined ? undefined : email.slice(0, at + 1) + meant;
}

function meantDomain(typed: string): string | undefined {
  if (OF_A_COUNTRY.test(typed)) return undefined;
  const sameName = COMMON.find((domain) => nameOf(domain) === nameOf(typed));
  if (sameName !== undefined) return sameName;
  const near = COMMON.map((domain) => ({ domain, mistakes: mistakesBetween(typed, domain) }))
    .filter(({ domain, mistakes }) => mistakes <= mistakesIn(domain, typed))
    .toSorted((one, other) => one.mistakes - other.mistakes);
  return near[0]?.domain;
}

/** A short name is near to many other words. */
function mistakesIn(domain: string, typed: string): number {
  if (nameOf(domain).length >= 5) return MOST_MISTAKES;
  return domain[0] === typed[0] ? 1 : 0;
}

function nameOf(domain: string): string {
  return domain.slice(0, domain.indexOf("."));
}

/** How many letters are wrong, missing, too many or changed places with their neighbour. */
function mistakesBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      line[at] = Math.min(
        (last[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = line;
  }
  return last[other.length] ?? 0;
}
