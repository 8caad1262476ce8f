import { loadNamespaces } from "../../../platform/i18n/i18n.ts";

/** Loads how a step, a session or a programme ends, which nobody needs before the last page of a step. */
export const loadEnding = () => import("./ending.tsx");

export const ENDING_TEXTS = ["program-endings"] as const;

/** Loads it ahead. Without a connection there is none. */
export function preloadEnding(): void {
  Promise.all([loadEnding(), loadNamespaces(ENDING_TEXTS)]).catch(() => {});
}
