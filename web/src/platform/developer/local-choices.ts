import { localJson } from "../storage/storage.ts";

/** `main.tsx` looks for it: one key says that there is something to start. */
const KEY = "local";

type Choice = "simulation" | "clockOffset";

/** What a developer chose in the panel of a local build; undefined where nothing was. */
export function readLocalChoice(name: Choice): unknown {
  return readAll()[name];
}

/** Keeps a choice for the next starts of the page; undefined takes it back. */
export function storeLocalChoice(name: Choice, value: unknown): void {
  const { [name]: _, ...others } = readAll();
  const all = value === undefined ? others : { ...others, [name]: value };
  if (Object.keys(all).length === 0) localJson.remove(KEY);
  else localJson.write(KEY, all);
}

function readAll(): Readonly<Record<string, unknown>> {
  const stored = localJson.read(KEY);
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}
