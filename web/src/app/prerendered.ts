import { STAGES } from "@mindle/domain/assessment/wizard";
import { REDIRECT_KEY, SIGNED_IN_KEY } from "../platform/auth/auth-marks.ts";
import { WIZARD_KEYS } from "../platform/personal-keys.ts";

/**
 * How a pre-rendered page's program begins: at once, at the first sign of somebody, or like that only as long as nothing is
 * remembered and the address asks for nothing.
 */
export type Start = "now" | "intent" | "fresh";

/** An address whose HTML is made when the app is built. */
export interface PrerenderedAddress {
  readonly path: string;
  readonly start: Start;
  /** Keys of the browser's storages: with a value under one of them, the HTML lacks what is remembered. */
  readonly recalls: readonly string[];
}

/** Pages that only tell something: their HTML is enough until somebody touches it. */
const TELLING = [
  "/",
  "/about-us",
  "/about-us/ESG",
  "/policy/privacy",
  "/policy/usage",
  "/space",
  "/help",
  "/schema/nudge",
];

/** Stages that the browser can take answers to alone, until the first is given. */
const ASKING = STAGES.filter((stage) => stage !== "stress" && stage !== "preparing");

/** Pages that offer something: a way to it, or back to where one came from, may stand in the address. */
const OFFERING = [
  ...["riggy-starter", "riggy-complete"].map((slug) => `/beta-trial/${slug}`),
  ...["pleaser", "jumpy", "shelly", "flippy"].flatMap((character) => [
    `/voucher/${character}-starter`,
    `/voucher/${character}-complete`,
  ]),
  "/voucher-selector",
];

/** Pages that look different for whoever is signed in. */
const ENTRANCES = ["/auth/login", "/auth/login/email"];

/** Pages that do something. The assessment's last stage is none: it sends what was entered and is never opened first. */
const DOING = [
  "/landing/app",
  "/schema/result",
  "/schema/stress",
  "/auth/register",
  ...[1, 2, 3, 4, 5].map((stage) => `/tutorial/${stage}`),
  "/tutorial/done",
];

export const PRERENDERED: readonly PrerenderedAddress[] = [
  ...TELLING.map((path): PrerenderedAddress => ({ path, start: "intent", recalls: [] })),
  ...ASKING.map(
    (stage): PrerenderedAddress => ({
      path: `/schema/${stage}`,
      start: "fresh",
      recalls: WIZARD_KEYS,
    }),
  ),
  ...OFFERING.map((path): PrerenderedAddress => ({ path, start: "fresh", recalls: [] })),
  ...ENTRANCES.map(
    (path): PrerenderedAddress => ({ path, start: "now", recalls: [SIGNED_IN_KEY, REDIRECT_KEY] }),
  ),
  ...DOING.map((path): PrerenderedAddress => ({ path, start: "now", recalls: [] })),
];
