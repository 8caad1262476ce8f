import type { ContentPage } from "../page-context.ts";
import { exampleAsset } from "./example-assets.ts";

/** Keeps pictures in memory; there is one for every id. */
export const EXAMPLE_IMAGES: ContentPage["images"] = (() => {
  const pictures = new Map<string, string>();
  return {
    save: async (picture) => {
      const id = `picture-${pictures.size + 1}`;
      pictures.set(id, URL.createObjectURL(picture));
      return id;
    },
    load: async (id) => pictures.get(id) ?? exampleAsset("picture"),
    remove: (id) => void pictures.delete(id),
  };
})();
