import { STORED_ANSWERS } from "../features/schema/wizard-answers.ts";
import { REDIRECT_KEY, SIGNED_IN_KEY } from "../platform/auth/auth-marks.ts";
import type { Start as RouteStart } from "../shell/route.ts";
import { ROUTES } from "./routes.ts";

export type Start = "now" | "intent" | "fresh";

/** A path whose HTML is made at build time. */
export interface PrerenderedPath {
  readonly path: string;
  readonly start: Start;
  /** Keys of the browser's storages: with a value under one of them, the HTML lacks what is remembered. */
  readonly recalls: readonly string[];
}

const STARTS: Readonly<Record<RouteStart, Start>> = { static: "intent", form: "fresh", eager: "now" };

export const PRERENDERED: readonly PrerenderedPath[] = ROUTES.flatMap((route) => {
  if ("redirect" in route) return [];
  const { prerender } = route.page;
  if (prerender === undefined) return [];
  const starts = typeof prerender === "string" ? { [route.path]: prerender } : prerender;
  return Object.entries(starts).map(([path, start]) => ({
    path,
    start: STARTS[start],
    recalls: recallsOf(path, start),
  }));
});

function recallsOf(path: string, start: RouteStart): readonly string[] {
  if (path.startsWith("/auth/login")) return [SIGNED_IN_KEY, REDIRECT_KEY];
  return path.startsWith("/schema/") && start === "form" ? Object.keys(STORED_ANSWERS) : [];
}
