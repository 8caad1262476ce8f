import { type JsonStorage, localJson } from "./storage.ts";

/** The settings a tester may change; what is decided when the client is built is not among them. */
export const OVERRIDABLE = [
  "VITE_FIREBASE_PROJECT_ID",
  "VITE_FIREBASE_API_KEY",
  "VITE_FIREBASE_AUTH_DOMAIN",
  "VITE_FIREBASE_APP_ID",
  "VITE_APP_CHECK_SITE_KEY",
  "VITE_AUTH_EMULATOR_URL",
  "VITE_FIRESTORE_EMULATOR",
  "VITE_CONTENT_ENV",
  "VITE_TRACKING_HOST",
  "VITE_EXIT_REFUSAL",
] as const;

export type OverridableSetting = (typeof OVERRIDABLE)[number];

/** Settings in the place of the build's own, as texts; none is empty. */
export type Overrides = Readonly<Partial<Record<OverridableSetting, string>>>;

const KEY = "developerOverrides";

/** The values of settings that may be changed, out of anything; the rest is left behind. */
export function overridesIn(value: unknown): Overrides {
  if (typeof value !== "object" || value === null) return {};
  const given = new Map<string, unknown>(Object.entries(value));
  const texts = OVERRIDABLE.flatMap((setting) => {
    const text = given.get(setting);
    return typeof text === "string" && text !== "" ? [[setting, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** What this browser keeps; not checked. */
export function readOverrides(storage: JsonStorage = localJson): Overrides {
  return overridesIn(storage.read(KEY));
}

/** Keeps overrides for the next start of the page in the place of all earlier ones. */
export function keepOverrides(overrides: Overrides, storage: JsonStorage = localJson): void {
  if (Object.keys(overrides).length === 0) storage.remove(KEY);
  else storage.write(KEY, overrides);
}
