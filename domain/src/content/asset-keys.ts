import { isRecord } from "./props.ts";

/** Props that hold an asset's key, or one for each language. */
const ASSET_PROPS: readonly string[] = ["asset", "captions"];

/** Keys of the pictures, sounds and films that the props of a widget name. */
export function assetKeysIn(props: unknown): string[] {
  if (Array.isArray(props)) return props.flatMap(assetKeysIn);
  if (!isRecord(props)) return [];
  return Object.entries(props).flatMap(([name, value]) => {
    if (!ASSET_PROPS.includes(name)) return assetKeysIn(value);
    if (typeof value === "string") return [value];
    return isRecord(value) ? [...new Set(Object.values(value).filter((key) => typeof key === "string"))] : [];
  });
}
