import type { Mistake } from "./content-error.ts";
import type { Path, Source } from "./source.ts";

/** Something that is told apart by a key, and where it was written. */
export interface Keyed {
  readonly source: Source;
  readonly path: Path;
  readonly key: string;
}

/** Mistakes at each key that was there before. `what` the key is. */
export function repeated(items: readonly Keyed[], what: "value" | "name" = "value"): Mistake[] {
  const seen = new Set<string>();
  return items.flatMap(({ source, path, key }) => {
    if (seen.has(key)) return [source.mistake(path, `expected another ${what}: ${key} is taken`)];
    seen.add(key);
    return [];
  });
}
