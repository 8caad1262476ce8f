import {
  isPageTooLarge,
  MAX_PAGE_BYTES,
  type PageSave,
  savedPage,
  writtenAt,
} from "@mindle/domain/content/page-save";
import { sittingDaysIn } from "@mindle/domain/programme/sitting-days";
import * as z from "zod/mini";
import { invalidArgument } from "../../app-error.ts";
import type { StepUse } from "../../policies/programme-access.ts";
import type { UsedActivity } from "../../store/programme/content.ts";
import { answersIn } from "../../store/programme/instances.ts";
import type { Deps, Handler } from "../handler.ts";
import { requireCaller } from "./caller.ts";
import { loadContent } from "./load-content.ts";

/** Saves pages of the caller's answers in one transaction. The step of each must be open, or have been when it was written. */
export const saveAfactoryInput: Handler<"saveAfactoryInput"> = async (
  { uid: writer, toSubmit },
  { uid },
  deps,
) => {
  requireCaller(writer, uid);
  const pages = new Map(Object.entries(toSubmit));
  if (pages.size === 0) return { results: {} };
  for (const [id, { saved }] of pages) requireSize(id, saved);
  const now = deps.now();
  const ids = { activities: [], configs: [], instances: [...pages.keys()] };
  const doneAt = (id: string) => writtenAt(pages.get(id)?.ageMs ?? 0, now);
  const { instances, programmes } = await loadContent(ids, uid, deps, { doneAt });
  const shown = new Map<string, number | undefined>();
  const changes = [...instances].flatMap(([id, { activity, activityId, configId, uses }]) => {
    const save = pages.get(id);
    if (save === undefined) return [];
    requireModels(id, save.saved, activity);
    for (const { programId } of uses) shown.set(programId, save.version);
    return [[id, { activityId, configId, save }] as const];
  });
  await beginProgrammes(shown, programmes, uid, deps);
  const results = await deps.store.instances.save(uid, new Map(changes), now);
  for (const [id, { uses }] of instances) {
    const save = pages.get(id);
    if (save !== undefined && save.draft !== true && sittingDaysIn(save.saved) !== undefined) {
      await keepSittingDays(id, uses, uid, deps);
    }
  }
  return { results: Object.fromEntries(results) };
};

/**
 * Copies the days of the week that a page asked for to its programmes, where home reads them with the rest. The stored answers count, not
 * the sent ones: what is sent again may be older.
 */
async function keepSittingDays(
  id: string,
  uses: readonly StepUse[],
  uid: string,
  { store }: Deps,
): Promise<void> {
  const stored = answersIn((await store.instances.find(uid, [id])).get(id)).saved;
  const parsed = z.safeParse(savedPage, stored && JSON.parse(stored.savedJson));
  const days = parsed.success ? sittingDaysIn(parsed.data) : undefined;
  if (days === undefined) return;
  for (const programId of new Set(uses.map((use) => use.programId))) {
    await store.progress.setSittingDays(uid, programId, days);
  }
}

function requireSize(id: string, saved: PageSave["saved"]): void {
  if (isPageTooLarge(saved)) {
    throw invalidArgument(`toSubmit.${id}.saved`, `must be at most ${MAX_PAGE_BYTES} bytes of JSON`);
  }
}

/** Refuses answers that no widget of the activity has asked for. */
function requireModels(id: string, saved: PageSave["saved"], { activity }: UsedActivity): void {
  const unknown = Object.keys(saved).find((model) => !Object.hasOwn(activity.defineModels, model));
  if (unknown !== undefined)
    throw invalidArgument(`toSubmit.${id}.saved.${unknown}`, "is no model of the page");
}

/**
 * Has a user's programmes begin in a version, those that have none yet: in the one that `shown` says the user saw, else in the
 * newest. `known` are programmes of the user that were read.
 */
async function beginProgrammes(
  shown: ReadonlyMap<string, number | undefined>,
  known: readonly { readonly programId: string; readonly version?: number | undefined }[],
  uid: string,
  { store }: Deps,
): Promise<void> {
  const unread = [...shown.keys()].filter((id) => !known.some(({ programId }) => programId === id));
  const all = [...known, ...(await store.users.programsById(uid, unread))];
  for (const [programId, version] of shown) {
    const own = all.find((programme) => programme.programId === programId);
    if (own?.version !== undefined) continue;
    const seen = version === undefined ? undefined : await store.content.programme(programId, version);
    const begun = seen ?? (await store.content.programme(programId));
    if (begun !== undefined) await store.progress.begin(uid, programId, begun.version);
  }
}
