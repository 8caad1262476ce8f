/** Minimum length of a new password. */
export const NEW_PASSWORD_MIN = 8;

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

/** The fields of a change of password. */
export const PASSWORD_FIELDS = ["current", "next", "confirmation"] as const;

export type PasswordField = (typeof PASSWORD_FIELDS)[number];

type Passwords = Readonly<Record<PasswordField, string>>;

export const NO_PASSWORDS: Passwords = { current: "", next: "", confirmation: "" };

/** The fields that keep a change from being made. */
export function passwordProblems({ current, next, confirmation }: Passwords): readonly PasswordField[] {
  return PASSWORD_FIELDS.filter((field) => {
    if (field === "current") return current.length < NEW_PASSWORD_MIN;
    if (field === "next") return next.length < NEW_PASSWORD_MIN;
    return confirmation.length < NEW_PASSWORD_MIN || confirmation !== next;
  });
}
