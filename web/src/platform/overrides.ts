import * as z from "zod/mini";
import { OVERRIDES_KEY, replaceSettings } from "./settings.ts";
import { OVERRIDABLE, type Overrides, parseSettings } from "./settings-schema.ts";
import { type JsonStorage, localJson } from "./storage.ts";

const record = z.record(z.string(), z.unknown());

const override = z.tuple([z.enum(OVERRIDABLE), z.string().check(z.minLength(1))]);

/** The newest version of what is stored. Before it, overrides were stored as they are. */
const VERSION = 1;

const versioned = z.object({ v: z.literal(VERSION), data: z.unknown() });

/** The values of settings that may be changed, out of anything; the rest is ignored. */
export function overridesIn(value: unknown): Overrides {
  const given = z.safeParse(record, value);
  if (!given.success) return {};
  const valid = Object.entries(given.data).flatMap((entry) => {
    const { success, data } = z.safeParse(override, entry);
    return success ? [data] : [];
  });
  return Object.fromEntries(valid);
}

/** What this browser stores; whether the settings make sense together is not checked. */
export function readOverrides(storage: JsonStorage = localJson): Overrides {
  const stored = storage.read(OVERRIDES_KEY);
  const { success, data } = z.safeParse(versioned, stored);
  return overridesIn(success ? data.data : stored);
}

/** Stores overrides for the next start of the page, instead of all earlier ones. */
export function storeOverrides(overrides: Overrides, storage: JsonStorage = localJson): void {
  if (Object.keys(overrides).length === 0) storage.remove(OVERRIDES_KEY);
  else storage.write(OVERRIDES_KEY, { v: VERSION, data: overrides });
}

/** Changes the settings of this page by what is stored; what is invalid together is ignored. */
export function applyOverrides(): void {
  try {
    replaceSettings(parseSettings({ ...import.meta.env, ...readOverrides() }));
  } catch (error) {
    console.warn("the settings changed in the developer panel are ignored", error);
  }
}
