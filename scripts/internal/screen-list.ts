import { STAGES } from "@mindle/domain/assessment/wizard";

/** A screen to take a picture of. */
export interface ScreenAddress {
  /** File name part. */
  readonly name: string;
  readonly path: string;
}

/** Every address that opens without signing in. */
export const SCREENS: readonly ScreenAddress[] = [
  { name: "landing", path: "/" },
  ...STAGES.map((stage) => ({ name: `schema-${stage}`, path: `/schema/${stage}` })),
  { name: "login", path: "/auth/login" },
  { name: "login-email", path: "/auth/login/email" },
  { name: "register", path: "/auth/register" },
  { name: "voucher", path: "/voucher/riggy-complete" },
  { name: "beta-trial", path: "/beta-trial/riggy-complete" },
  { name: "help", path: "/help" },
  { name: "not-found", path: "/no-such-page" },
];
