import { STAGES } from "@mindle/domain/assessment/wizard";
import { WIZARD_KEYS } from "../platform/personal-keys.ts";

/** How a pre-rendered page's program begins: at once, or at the first sign of somebody. */
export type Start = "now" | "intent";

/** An address whose HTML is made when the app is built. */
export interface PrerenderedAddress {
  readonly path: string;
  readonly start: Start;
  /** Keys of the local storage: with a value under one of them, the HTML lacks what is remembered, and `start` is "now". */
  readonly recalls: readonly string[];
}

/** Pages that only tell something: their HTML is enough until somebody touches it. */
const TELLING = ["/", "/about-us", "/about-us/ESG", "/policy/privacy", "/policy/usage", "/space", "/help"];

/** Stages that the browser can take answers to alone, until the first is given. */
const ASKING = STAGES.filter((stage) => stage !== "stress" && stage !== "preparing");

/** Pages that do something. The assessment's last stage is none: it sends what was entered and is never opened first. */
const DOING = [
  "/landing/app",
  "/schema/nudge",
  "/schema/result",
  "/schema/stress",
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
  ...TELLING.map((path): PrerenderedAddress => ({ path, start: "intent", recalls: [] })),
  ...ASKING.map(
    (stage): PrerenderedAddress => ({
      path: `/schema/${stage}`,
      start: "intent",
      recalls: WIZARD_KEYS,
    }),
  ),
  ...DOING.map((path): PrerenderedAddress => ({ path, start: "now", recalls: [] })),
];
