import type { getAfactoryActivities as contract } from "@mindle/domain/api/program";
import * as z from "zod/mini";
import type { InstanceDocument } from "../../store/documents/instance-document.ts";
import type { Handler } from "../handler.ts";
import { loadContent } from "./load-content.ts";

const json = z.json();

/**
 * Activities, configs and the caller's instances. An instance includes the saved values of the caller's other instances
 * that its activity refers to by foreign key.
 */
export const getAfactoryActivities: Handler<typeof contract> = async ({ toLoad }, { uid }, deps) => {
  const content = await loadContent(toLoad, uid, deps);
  const instances = [...content.instances];
  const sources = instances.flatMap(([, { activity }]) =>
    Object.values(activity.foreignKeys).map(({ instance }) => instance),
  );
  const saved = await deps.store.instances.find(uid, [...content.instances.keys(), ...sources]);
  return {
    activities: Object.fromEntries(
      [...content.activities].map(([id, { mainViews, defineModels, foreignKeys, subIdGenerators }]) => [
        id,
        { mainViews, defineModels, foreignKeys, subIdGenerators },
      ]),
    ),
    configs: Object.fromEntries(
      [...content.configs].map(([id, { configJson, assets }]) => [id, { configJson, assets }]),
    ),
    instances: Object.fromEntries(
      instances.map(([id, { activity }]) => {
        const links = Object.entries(activity.foreignKeys).map(
          ([name, { instance }]) => [name, savedValues(saved.get(instance))] as const,
        );
        return [id, { saved: savedValues(saved.get(id)), foreignLink: Object.fromEntries(links) }];
      }),
    ),
  };
};

function savedValues(instance: InstanceDocument | undefined): z.output<typeof json> {
  return instance === undefined ? null : json.parse(JSON.parse(instance.savedJson));
}
