import type { InstanceDocument } from "../../store/documents/instance-document.ts";
import type { Deps } from "../handler.ts";
import type { LoadedContent } from "./load-content.ts";

/** A user's pages by instance id. */
type Pages = ReadonlyMap<string, InstanceDocument>;

/** The pages, and those that were replaced by pages that the content reads and that were never saved. */
export async function withReplaced(
  pages: Pages,
  { instances }: LoadedContent,
  uid: string,
  { store }: Deps,
): Promise<Pages> {
  const replaced = [...instances.values()]
    .flatMap(({ activity }) => Object.values(activity.activity.foreignKeys))
    .flatMap((key) => (isSaved(pages, key.instance) ? [] : (key.replaced ?? [])));
  if (replaced.length === 0) return pages;
  return new Map([...pages, ...(await store.instances.find(uid, replaced))]);
}

/** The first of the instances, in their order, that has saved answers. */
export function firstSaved(pages: Pages, ids: readonly string[]): InstanceDocument | undefined {
  return pages.get(ids.find((id) => isSaved(pages, id)) ?? "");
}

function isSaved(pages: Pages, id: string): boolean {
  return pages.get(id)?.savedJson !== undefined;
}
