/** One @, a dot in the domain, no spaces. Does not check that the address exists. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Longest address that mail can be delivered to (RFC 5321, 4.5.3.1.3). */
const EMAIL_MAX_LENGTH = 254;

/** Control characters, such as NUL, and invisible ones, such as a zero-width space. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;

/** What is copied along with an address, before and behind it. */
const AROUND = /^(?:mailto:|[\s<("'‘“「])+|[\s>)"'’”」.,;:!?·]+$/giu;

/** True for an address that may be sent: the one rule for every form and every operation. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text) && !INVISIBLE.test(text);
}

/**
 * An address as it was meant: in small letters, full-width characters in their usual form, without what keyboards and copying put
 * around it. Still to be checked with {@link isEmail}.
 */
export function cleanEmail(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll("。", ".")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\s*([@.])\s*/g, "$1")
    .replaceAll(AROUND, "")
    .toLowerCase();
}
