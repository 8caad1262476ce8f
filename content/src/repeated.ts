import type { Mistake } from "./content-error.ts";
import type { Path, Source } from "./source.ts";

/** A key that must be unique, and where it was written. */
export interface Keyed {
  readonly source: Source;
  readonly path: Path;
  readonly key: string;
}

/** A mistake for each repeated key. `what` is the word for the key in its message. */
export function repeated(items: readonly Keyed[], what: "value" | "name" = "value"): Mistake[] {
  const seen = new Set<string>();
  return items.flatMap(({ source, path, key }) => {
    if (seen.has(key)) return [source.mistake(path, `expected another ${what}: ${key} is taken`)];
    seen.add(key);
    return [];
  });
}
