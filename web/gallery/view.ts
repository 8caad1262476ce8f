import type { Language } from "@mindle/domain/catalogue/language";
import { useCallback, useSyncExternalStore } from "react";
import type { Tone } from "../src/ui/tone.ts";

export const TONES: readonly Tone[] = ["mindle", "riggy", "pleaser", "jumpy", "shelly", "flippy"];
export const SCHEMES = ["light", "dark"] as const;
const LANGUAGES: readonly Language[] = ["ko", "en"];

/** What the gallery shows, and how. All of it stands in the address: `?story=…&lng=…&tone=…&scheme=…`. */
export interface View {
  /** All stories without one. */
  readonly story: string | undefined;
  readonly lng: Language;
  readonly tone: Tone;
  /** The device's own without one. */
  readonly scheme: (typeof SCHEMES)[number] | undefined;
}

/** Reads a view from the search part of an address; what it does not say or says wrongly is as usual. */
function parseView(search: string): View {
  const query = new URLSearchParams(search);
  const among = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  return {
    story: query.get("story") ?? undefined,
    lng: among("lng", LANGUAGES) ?? "ko",
    tone: among("tone", TONES) ?? "mindle",
    scheme: among("scheme", SCHEMES),
  };
}

/** The search part of a view's address. */
export function searchOf(view: View): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) if (value !== undefined) query.set(name, value);
  return `?${query}`;
}

/** The view of the address, and a way to another one that keeps this page. */
export function useView(): readonly [View, (view: View) => void] {
  const search = useSyncExternalStore(onAddress, () => location.search);
  const open = useCallback((view: View) => {
    history.pushState(null, "", searchOf(view));
    dispatchEvent(new PopStateEvent("popstate"));
    scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return [parseView(search), open];
}

function onAddress(changed: () => void): () => void {
  addEventListener("popstate", changed);
  return () => removeEventListener("popstate", changed);
}
