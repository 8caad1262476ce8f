import { parseInstanceId } from "@mindle/domain/programme/instance-id";
import { AppError } from "../../app-error.ts";
import { commonUses, mayOpenAny, type StepUse } from "../../policies/content-access.ts";
import type { ActivityDocument, ConfigDocument } from "../../store/documents/content-documents.ts";
import type { Deps } from "../handler.ts";
import { openProgrammesFor } from "./open-programmes.ts";

/** Ids of content that a caller asks for. */
export interface ContentIds {
  readonly activities: readonly string[];
  readonly configs: readonly string[];
  readonly instances: readonly string[];
}

/** An instance with what it is of. */
interface OpenInstance {
  readonly activityId: string;
  readonly configId: string;
  readonly activity: ActivityDocument;
}

/** Content that is open to a caller, by id. */
export interface OpenContent {
  readonly activities: ReadonlyMap<string, ActivityDocument>;
  readonly configs: ReadonlyMap<string, ConfigDocument>;
  readonly instances: ReadonlyMap<string, OpenInstance>;
}

/**
 * Reads content. An id of nothing is `not-found`, one of a locked step `permission-denied`, and refuses the whole. An
 * instance is open where a step is that shows its activity and its config.
 */
export async function readOpenContent(ids: ContentIds, uid: string, deps: Deps): Promise<OpenContent> {
  const instances = ids.instances.map(instanceOf);
  const [activities, configs] = await Promise.all([
    deps.store.content.activities([...ids.activities, ...instances.map(({ activityId }) => activityId)]),
    deps.store.content.configs([...ids.configs, ...instances.map(({ configId }) => configId)]),
  ]);
  const parts: OpenContent = {
    activities: mapOf(ids.activities, (id) => existing(activities, id)),
    configs: mapOf(ids.configs, (id) => existing(configs, id)),
    instances: mapOf(ids.instances, (id) => {
      const { activityId, configId } = instanceOf(id);
      return { activityId, configId, activity: existing(activities, activityId) };
    }),
  };
  const uses: readonly (readonly [id: string, steps: readonly StepUse[]])[] = [
    ...[...parts.activities, ...parts.configs].map(([id, { usedBy }]) => [id, usedBy] as const),
    ...[...parts.instances].map(
      ([id, { activity, configId }]) =>
        [id, commonUses(activity.usedBy, existing(configs, configId).usedBy)] as const,
    ),
  ];
  const open = await openProgrammesFor(
    uses.map(([, steps]) => steps),
    uid,
    deps,
  );
  for (const [id, steps] of uses) {
    if (!mayOpenAny(steps, open)) throw new AppError("permission-denied", `${id}: the step is locked`);
  }
  return parts;
}

function instanceOf(id: string): { readonly activityId: string; readonly configId: string } {
  const names = parseInstanceId(id);
  if (names === undefined) throw new AppError("not-found", `${id}: there is no such content`);
  return names;
}

function existing<Doc>(documents: ReadonlyMap<string, Doc>, id: string): Doc {
  const document = documents.get(id);
  if (document === undefined) throw new AppError("not-found", `${id}: there is no such content`);
  return document;
}

function mapOf<Value>(ids: readonly string[], read: (id: string) => Value): Map<string, Value> {
  return new Map(ids.map((id) => [id, read(id)]));
}
