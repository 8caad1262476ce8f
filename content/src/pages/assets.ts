import { isRecord } from "@mindle/domain/content/props";
import type { Mistake } from "../content-error.ts";
import type { Source } from "../source.ts";
import type { AuthoredPage } from "./authored.ts";
import type { PlacedComponent } from "./components.ts";

/** Props that hold an asset's key, or one for each language. */
const ASSET_PROPS: readonly string[] = ["asset", "captions"];

/** Keys of assets that a page does not have, and assets that it does not use. */
export function wrongAssets(
  { assets = {} }: AuthoredPage,
  at: number,
  components: readonly PlacedComponent[],
  source: Source,
): Mistake[] {
  const used = new Set<string>();
  const missing = components.flatMap(({ component, source: written, path }) => {
    const keys = keysIn(component.props);
    for (const key of keys) used.add(key);
    return keys
      .filter((key) => !Object.hasOwn(assets, key))
      .map((key) => written.mistake(path, `expected ${key} among the assets of the page`));
  });
  const unused = Object.keys(assets).filter((key) => !used.has(key));
  return [
    ...missing,
    ...unused.map((key) => source.mistake(["pages", at, "assets", key], "expected an asset that is used")),
  ];
}

function keysIn(props: unknown): string[] {
  if (Array.isArray(props)) return props.flatMap(keysIn);
  if (!isRecord(props)) return [];
  return Object.entries(props).flatMap(([name, value]) => {
    if (!ASSET_PROPS.includes(name)) return keysIn(value);
    if (typeof value === "string") return [value];
    return isRecord(value) ? [...new Set(Object.values(value).filter((key) => typeof key === "string"))] : [];
  });
}
