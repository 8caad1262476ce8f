import { assetKeysIn } from "@mindle/domain/content/props";
import * as z from "zod/mini";
import type { Mistake } from "../files/content-error.ts";
import type { Source } from "../files/source.ts";
import { composeAsset } from "../scenes/compose-scene.ts";
import type { AuthoredPage } from "./authored.ts";
import type { PlacedComponent } from "./components.ts";

/** Paths of pictures, sounds and films on the site by the names that authors write. */
export const mediaPaths = z.record(z.string(), z.string().check(z.regex(/^\/assets\/[\w.-]+$/)));

export type MediaPaths = z.output<typeof mediaPaths>;

/** The paths of a page's assets by their keys. Those that are no files are left out: they are mistakes. */
export function assetPaths({ assets = {} }: AuthoredPage, media: MediaPaths): Record<string, string> {
  return Object.fromEntries(
    Object.entries(assets).flatMap(([key, name]) => {
      const path = typeof name === "string" ? media[name] : composeAsset(name).path;
      return path === undefined ? [] : [[key, path]];
    }),
  );
}

/** Keys of assets that a page does not have, and assets that it does not use or that are no files. */
export function wrongAssets(
  { assets = {} }: AuthoredPage,
  at: number,
  components: readonly PlacedComponent[],
  source: Source,
  media: MediaPaths,
): Mistake[] {
  const used = new Set<string>();
  const missing = components.flatMap(({ component, source: written, path }) => {
    const keys = assetKeysIn(component.props);
    for (const key of keys) used.add(key);
    return keys
      .filter((key) => !Object.hasOwn(assets, key))
      .map((key) => written.mistake(path, `expected ${key} among the assets of the page`));
  });
  const unused = Object.keys(assets).filter((key) => !used.has(key));
  const absent = Object.entries(assets).filter(
    ([, name]) => typeof name === "string" && !Object.hasOwn(media, name),
  );
  return [
    ...missing,
    ...unused.map((key) => source.mistake(["pages", at, "assets", key], "expected an asset that is used")),
    ...absent.map(([key]) =>
      source.mistake(
        ["pages", at, "assets", key],
        `expected the name of a file in media.json: ${Object.keys(media).join(", ")}`,
      ),
    ),
  ];
}
