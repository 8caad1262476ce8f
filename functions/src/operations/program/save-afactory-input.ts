import type { saveAfactoryInput as contract } from "@mindle/domain/api/program";
import type { Handler } from "../handler.ts";
import { loadContent } from "./load-content.ts";

/** Saves the values of the caller's instances in one transaction. */
export const saveAfactoryInput: Handler<typeof contract> = async ({ toSubmit }, { uid }, deps) => {
  const values = new Map(Object.entries(toSubmit));
  if (values.size === 0) return null;
  const ids = { activities: [], configs: [], instances: [...values.keys()] };
  const { instances } = await loadContent(ids, uid, deps);
  const savedAt = deps.now();
  const documents = [...instances].map(([id, { activityId, configId }]) => {
    const document = { activityId, configId, savedJson: JSON.stringify(values.get(id)), savedAt };
    return [id, document] as const;
  });
  await deps.store.instances.save(uid, new Map(documents));
  return null;
};
