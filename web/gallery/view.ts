import type { Language } from "@mindle/domain/catalogue/language";
import { useCallback, useSyncExternalStore } from "react";
import type { Tone } from "../src/ui/tone.ts";

export const TONES: readonly Tone[] = ["mindle", "riggy", "pleaser", "jumpy", "shelly", "flippy"];
export const SCHEMES = ["light", "dark"] as const;
const LANGUAGES: readonly Language[] = ["ko", "en"];

/** State of the gallery, kept in the URL: `?story=…&lng=…&tone=…&scheme=…`. */
export interface View {
  /** The overview without one. */
  readonly story: string | undefined;
  readonly lng: Language;
  readonly tone: Tone;
  /** The device's preference without one. */
  readonly scheme: (typeof SCHEMES)[number] | undefined;
}

/** Parses the query; missing and unknown values get the default. */
function parseView(search: string): View {
  const query = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  return {
    story: query.get("story") ?? undefined,
    lng: oneOf("lng", LANGUAGES) ?? "ko",
    tone: oneOf("tone", TONES) ?? "mindle",
    scheme: oneOf("scheme", SCHEMES),
  };
}

/** The query of a view. */
export function searchOf(view: View): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) if (value !== undefined) query.set(name, value);
  return `?${query}`;
}

/** The current view, and a function that opens another one without reloading. */
export function useView(): readonly [View, (view: View) => void] {
  const search = useSyncExternalStore(subscribeToUrl, () => location.search);
  const open = useCallback((view: View) => {
    history.pushState(null, "", searchOf(view));
    dispatchEvent(new PopStateEvent("popstate"));
    scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return [parseView(search), open];
}

function subscribeToUrl(onChange: () => void): () => void {
  addEventListener("popstate", onChange);
  return () => removeEventListener("popstate", onChange);
}
