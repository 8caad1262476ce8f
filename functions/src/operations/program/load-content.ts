import { type InstanceOf, mayHaveSub, parseInstanceId } from "@mindle/domain/programme/instance-id";
import { AppError } from "../../app-error.ts";
import {
  canOpenAny,
  commonUses,
  type StepUse,
  writableProgrammeIds,
} from "../../policies/programme-access.ts";
import type { StoredUserProgram } from "../../store/accounts/users.ts";
import type { UsedActivity, UsedConfig } from "../../store/programme/content.ts";
import type { Deps } from "../handler.ts";
import { loadUserProgrammes } from "./caller.ts";

export interface ContentIds {
  readonly activities: readonly string[];
  readonly configs: readonly string[];
  readonly instances: readonly string[];
}

interface LoadedInstance {
  readonly activityId: string;
  readonly configId: string;
  readonly activity: UsedActivity;
  /** The steps that show it. */
  readonly uses: readonly StepUse[];
}

interface LoadOptions {
  /** A time at which it is enough that a step was open, for what was done then. */
  readonly doneAt?: (id: string) => number;
  /** The user's programmes, where they are read already. */
  readonly programmes?: readonly StoredUserProgram[];
}

export interface LoadedContent {
  readonly activities: ReadonlyMap<string, UsedActivity>;
  readonly configs: ReadonlyMap<string, UsedConfig>;
  readonly instances: ReadonlyMap<string, LoadedInstance>;
  /** Those of the user's programmes that were read. */
  readonly programmes: readonly StoredUserProgram[];
}

/**
 * Loads content that the caller may access. An unknown id is `not-found`, content of a locked step `permission-denied`.
 * An instance is accessible if a step that shows both its activity and its config is open.
 */
export async function loadContent(
  ids: ContentIds,
  uid: string,
  deps: Deps,
  { doneAt, programmes: known }: LoadOptions = {},
): Promise<LoadedContent> {
  const instances = ids.instances.map(partsOf);
  const [activities, configs] = await Promise.all([
    deps.store.content.activities([...ids.activities, ...instances.map(({ activityId }) => activityId)]),
    deps.store.content.configs([...ids.configs, ...instances.map(({ configId }) => configId)]),
  ]);
  const content = {
    activities: mapOf(ids.activities, (id) => required(activities, id)),
    configs: mapOf(ids.configs, (id) => required(configs, id)),
    instances: mapOf(ids.instances, (id) => {
      const { activityId, configId, sub } = partsOf(id);
      const used = required(activities, activityId);
      // Else a user could have any number of documents.
      if (!mayHaveSub(Object.values(used.activity.subIdGenerators), sub)) throw noSuchContent(id);
      const uses = commonUses(used.usedBy, required(configs, configId).usedBy);
      return { activityId, configId, activity: used, uses };
    }),
  };
  const uses: readonly (readonly [id: string, steps: readonly StepUse[]])[] = [
    ...[...content.activities, ...content.configs].map(([id, { usedBy }]) => [id, usedBy] as const),
    ...[...content.instances].map(([id, instance]) => [id, instance.uses] as const),
  ];
  const steps = uses.map(([, shownBy]) => shownBy);
  const programmes = known ?? (await loadUserProgrammes(steps, uid, deps));
  const now = deps.now();
  for (const [id, shownBy] of uses) {
    const open = writableProgrammeIds(programmes, { doneAt: doneAt?.(id) ?? now, now });
    if (!canOpenAny(shownBy, open)) throw new AppError("permission-denied", `${id}: the step is locked`);
  }
  return { ...content, programmes };
}

function partsOf(id: string): InstanceOf {
  const parts = parseInstanceId(id);
  if (parts === undefined) throw noSuchContent(id);
  return parts;
}

function required<Doc>(documents: ReadonlyMap<string, Doc>, id: string): Doc {
  const document = documents.get(id);
  if (document === undefined) throw noSuchContent(id);
  return document;
}

function noSuchContent(id: string): AppError {
  return new AppError("not-found", `${id}: there is no such content`);
}

function mapOf<Value>(ids: readonly string[], read: (id: string) => Value): Map<string, Value> {
  return new Map(ids.map((id) => [id, read(id)]));
}
