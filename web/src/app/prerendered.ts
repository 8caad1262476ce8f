import { STAGES } from "@mindle/domain/assessment/wizard";

/** How a pre-rendered page's program begins: at once, or at the first sign of somebody. */
export type Start = "now" | "intent";

/** An address whose HTML is made when the app is built. */
export interface PrerenderedAddress {
  readonly path: string;
  readonly start: Start;
}

/** Pages that only tell something: their HTML is enough until somebody touches it. */
const TELLING = ["/", "/about-us", "/about-us/ESG", "/policy/privacy", "/policy/usage", "/space", "/help"];

/** The last stage sends what was entered and is never opened first. */
const OPENED_STAGES = STAGES.filter((stage) => stage !== "preparing");

/** Pages that do something. */
const DOING = [
  "/landing/app",
  "/schema/nudge",
  "/schema/result",
  ...OPENED_STAGES.map((stage) => `/schema/${stage}`),
  "/auth/login",
  "/auth/login/email",
  "/auth/register",
  ...[1, 2, 3, 4, 5].map((stage) => `/tutorial/${stage}`),
  "/tutorial/done",
  ...["riggy-starter", "riggy-complete"].map((slug) => `/beta-trial/${slug}`),
  ...["pleaser", "jumpy", "shelly", "flippy"].flatMap((character) => [
    `/voucher/${character}-starter`,
    `/voucher/${character}-complete`,
  ]),
  "/voucher-selector",
];

export const PRERENDERED: readonly PrerenderedAddress[] = [
  ...TELLING.map((path) => ({ path, start: "intent" }) as const),
  ...DOING.map((path) => ({ path, start: "now" }) as const),
];
