import * as z from "zod/mini";
import { type JsonStorage, localJson } from "../storage/storage.ts";
import { OVERRIDES_KEY, replaceSettings } from "./settings.ts";
import { OVERRIDABLE, type Overrides, parseSettings } from "./settings-schema.ts";

const record = z.record(z.string(), z.unknown());

const override = z.tuple([z.enum(OVERRIDABLE), z.string().check(z.minLength(1))]);

/** Version of the stored format. */
const VERSION = 1;

const versioned = z.object({ v: z.literal(VERSION), data: z.unknown() });

/** The overrides in a value of any type; invalid entries are ignored. */
export function parseOverrides(value: unknown): Overrides {
  const given = z.safeParse(record, value);
  if (!given.success) return {};
  const valid = Object.entries(given.data).flatMap((entry) => {
    const { success, data } = z.safeParse(override, entry);
    return success ? [data] : [];
  });
  return Object.fromEntries(valid);
}

/** The overrides in this browser's storage; whether they are valid together is not checked. */
export function readOverrides(storage: JsonStorage = localJson): Overrides {
  const { success, data } = z.safeParse(versioned, storage.read(OVERRIDES_KEY));
  return success ? parseOverrides(data.data) : {};
}

/** Stores overrides for the next start of the page; replaces all earlier ones. */
export function storeOverrides(overrides: Overrides, storage: JsonStorage = localJson): void {
  if (Object.keys(overrides).length === 0) storage.remove(OVERRIDES_KEY);
  else storage.write(OVERRIDES_KEY, { v: VERSION, data: overrides });
}

/**
 * Applies the stored overrides to the settings of this page, unless they are invalid together. They are stored as texts
 * and parsed at each start, because the settings of the build they are combined with may have changed.
 */
export function applyOverrides(): void {
  try {
    replaceSettings(parseSettings({ ...import.meta.env, ...readOverrides() }));
  } catch (error) {
    console.warn("the settings changed in the developer panel are ignored", error);
  }
}
