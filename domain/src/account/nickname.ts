export const NICKNAME_MAX_LENGTH = 40;

/** True for a nickname that has a visible character and, trimmed, at most {@link NICKNAME_MAX_LENGTH} characters. */
export function isNickname(text: string): boolean {
  const length = text.trim().length;
  return length > 0 && length <= NICKNAME_MAX_LENGTH;
}
