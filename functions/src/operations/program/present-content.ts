import type { getAfactoryActivities } from "@mindle/domain/api/program";
import * as z from "zod/mini";
import type { InstanceDocument } from "../../store/documents/instance-document.ts";
import type { LoadedContent } from "./load-content.ts";

const json = z.json();

/** Content as it is sent, with the caller's saved values. */
export function presentContent(
  content: LoadedContent,
  saved: ReadonlyMap<string, InstanceDocument>,
): z.output<(typeof getAfactoryActivities)["data"]> {
  const valuesOf = (id: string) => {
    const instance = saved.get(id);
    return instance === undefined ? null : json.parse(JSON.parse(instance.savedJson));
  };
  return {
    activities: Object.fromEntries([...content.activities].map(([id, { activity }]) => [id, activity])),
    configs: Object.fromEntries([...content.configs].map(([id, { config }]) => [id, config])),
    instances: Object.fromEntries(
      [...content.instances].map(([id, { activity: used }]) => {
        const links = Object.entries(used.activity.foreignKeys).map(
          ([name, { instance }]) => [name, valuesOf(instance)] as const,
        );
        return [id, { saved: valuesOf(id), foreignLink: Object.fromEntries(links) }];
      }),
    ),
  };
}
