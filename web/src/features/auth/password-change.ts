import { NEW_PASSWORD_MIN } from "./credentials.ts";

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
