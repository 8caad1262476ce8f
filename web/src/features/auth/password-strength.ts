import { NEW_PASSWORD_MIN } from "./credentials.ts";

/** How well a new password protects, as far as it can be seen without asking anyone. */
export type PasswordStrength = "none" | "short" | "easy" | "fair" | "strong";

/** From this length on a password is strong, unless it repeats itself. */
const STRONG_LENGTH = 12;

/** Fewer different characters than this are easy to guess. */
const DIFFERENT_MIN = 5;

/** What people try first. */
const COMMON = /password|qwerty|asdf|12345|abcde|11111|00000|iloveyou/i;

/** Judges a new password. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === "") return "none";
  if (password.length < NEW_PASSWORD_MIN) return "short";
  if (new Set(password).size < DIFFERENT_MIN || COMMON.test(password)) return "easy";
  const kinds = [/\p{L}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  return password.length >= STRONG_LENGTH || kinds === 3 ? "strong" : "fair";
}
