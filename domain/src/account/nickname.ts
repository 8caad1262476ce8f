export const NICKNAME_MAX_LENGTH = 40;

/** Control characters and line breaks, and those that turn the direction of the text around them. */
const CONTROL = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u;

const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * True for a nickname that has a visible character, no control characters and, trimmed, at most {@link NICKNAME_MAX_LENGTH}
 * characters. Invisible ones may be within: they join the parts of emoji.
 */
export function isNickname(text: string): boolean {
  const nickname = text.trim();
  return nickname.length <= NICKNAME_MAX_LENGTH && VISIBLE.test(nickname) && !CONTROL.test(nickname);
}
