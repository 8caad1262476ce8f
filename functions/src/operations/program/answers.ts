import { ANSWERS_PER_PAGE } from "@mindle/domain/api/list-answers";
import { isPageTooLarge, MAX_PAGE_BYTES, writtenAt } from "@mindle/domain/content/page-save";
import { invalidArgument } from "../../app-error.ts";
import { commonUses } from "../../policies/programme-access.ts";
import type { Handler } from "../handler.ts";
import { requireCaller } from "./caller.ts";
import { presentPage } from "./present-content.ts";

/**
 * One part of the pages that the caller has answered. No lock is asked: a page was saved while it was open, and what was asked
 * there belongs to the answer. A page whose content is gone is left out.
 */
export const listAnswers: Handler<"listAnswers"> = async ({ after, newest }, { uid }, { store }) => {
  const found =
    newest === undefined
      ? await store.instances.list(uid, { after, limit: ANSWERS_PER_PAGE })
      : await store.instances.newest(uid, newest);
  const documents = [...found.values()];
  const [activities, configs] = await Promise.all([
    store.content.activities(unique(documents.map(({ activityId }) => activityId))),
    store.content.configs(unique(documents.map(({ configId }) => configId))),
  ]);
  const pages = [...found].flatMap(([instance, document]) => {
    const { usedBy: activityUses = [] } = activities.get(document.activityId) ?? {};
    const { usedBy: configUses = [] } = configs.get(document.configId) ?? {};
    const [use] = commonUses(configUses, activityUses);
    return use === undefined ? [] : [{ instance, ...use, ...presentPage(document) }];
  });
  return {
    pages,
    activities: Object.fromEntries([...activities].map(([id, { activity }]) => [id, activity])),
    configs: Object.fromEntries([...configs].map(([id, { config }]) => [id, config])),
    next: found.size < ANSWERS_PER_PAGE ? null : ([...found.keys()].at(-1) ?? null),
  };
};

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

/** Deletes answers of the caller, also where the programme has closed. Nothing is written where there is no such answer. */
export const removeAnswers: Handler<"removeAnswers"> = async (
  { uid: writer, instance, models, baseRevision, ageMs },
  { uid },
  { store, now },
) => {
  requireCaller(writer, uid);
  if (isPageTooLarge(models)) {
    throw invalidArgument("models", `must be at most ${MAX_PAGE_BYTES} bytes of JSON`);
  }
  return store.instances.remove(uid, instance, { models, baseRevision, at: writtenAt(ageMs, now()) });
};
