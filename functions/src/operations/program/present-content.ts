import type { getAfactoryActivities } from "@mindle/domain/api/program";
import type { WrittenAnswers } from "@mindle/domain/content/merge-page-save";
import { savedFor } from "@mindle/domain/content/migrations";
import type { StoredPage } from "@mindle/domain/content/page-save";
import * as z from "zod/mini";
import { answersIn, type InstanceDocument } from "../../store/programme/instances.ts";
import type { LoadedContent } from "./load-content.ts";

const json = z.json();

/** Content as it is sent, with the caller's pages. */
export function presentContent(
  content: LoadedContent,
  pages: ReadonlyMap<string, InstanceDocument>,
): z.output<(typeof getAfactoryActivities)["data"]> {
  const savedOf = (id: string) => {
    const { saved } = answersIn(pages.get(id));
    return saved === undefined ? null : present(saved).saved;
  };
  return {
    activities: Object.fromEntries([...content.activities].map(([id, { activity }]) => [id, activity])),
    configs: Object.fromEntries([...content.configs].map(([id, { config }]) => [id, config])),
    instances: Object.fromEntries(
      [...content.instances].map(([id, { activity: used }]) => {
        const links = Object.entries(used.activity.foreignKeys).map(
          ([name, key]) => [name, json.parse(savedFor(key, savedOf))] as const,
        );
        return [id, { ...presentPage(pages.get(id)), foreignLink: Object.fromEntries(links) }];
      }),
    ),
  };
}

/** The caller's pages that the content reads and does not show, by id, for devices that do not have them. */
export function presentRecalled(
  { instances }: LoadedContent,
  pages: ReadonlyMap<string, InstanceDocument>,
): z.output<(typeof getAfactoryActivities)["data"]>["instances"] {
  return Object.fromEntries(
    [...pages]
      .filter(([id]) => !instances.has(id))
      .map(([id, document]) => [id, { ...presentPage(document), foreignLink: {} }]),
  );
}

/** What is stored of a page, as it is sent. */
export function presentPage(document: InstanceDocument | undefined): StoredPage {
  const { saved, revision, draft, other } = answersIn(document);
  return {
    ...(saved === undefined ? { saved: null, savedAt: null } : present(saved)),
    revision,
    ...(draft !== undefined && { draft: present(draft) }),
    ...(other !== undefined && { other: present(other) }),
  };
}

function present({ savedJson, savedAt }: WrittenAnswers) {
  return { saved: json.parse(JSON.parse(savedJson)), savedAt };
}
