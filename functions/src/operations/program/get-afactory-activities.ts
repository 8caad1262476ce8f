import type { getAfactoryActivities as contract } from "@mindle/domain/api/program";
import type { Handler } from "../handler.ts";
import { loadContent } from "./load-content.ts";
import { presentContent } from "./present-content.ts";

/**
 * Activities, configs and the caller's instances. An instance includes the saved answers of the caller's other instances
 * that its activity refers to by foreign key.
 */
export const getAfactoryActivities: Handler<typeof contract> = async ({ toLoad }, { uid }, deps) => {
  const content = await loadContent(toLoad, uid, deps);
  const sources = [...content.instances.values()].flatMap(({ activity }) =>
    Object.values(activity.activity.foreignKeys).flatMap(({ instance, replaced = [] }) => [
      instance,
      ...replaced.map((page) => page.instance),
    ]),
  );
  const pages = await deps.store.instances.find(uid, [...content.instances.keys(), ...sources]);
  return presentContent(content, pages);
};
