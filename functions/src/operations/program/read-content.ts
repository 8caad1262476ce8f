import type { ContentPack } from "@mindle/domain/content/activity";
import { AppError } from "../../app-error.ts";
import { canOpenStep, openProgrammeIds } from "../../policies/programme-access.ts";
import type { StoredUserProgram } from "../../store/accounts/users.ts";
import type { Deps, Handler } from "../handler.ts";
import { loadUserProgrammes } from "./caller.ts";
import { loadContent } from "./load-content.ts";
import { loadOwnStep } from "./own-programme.ts";
import { presentContent, presentRecalled } from "./present-content.ts";

/**
 * The content pack of a step that is open to the caller, with everything its pages need if asked for: by programme and step that
 * of the caller's version. Where the content is in memory, there are two rounds of reads: the programme, then the pages.
 */
export const getGcCompack: Handler<"getGcCompack"> = async (
  { gcId = "", programId, stepId, full = false },
  { uid },
  deps,
) => {
  const isByStep = programId !== undefined && stepId !== undefined;
  const field = isByStep ? "stepId" : "gcId";
  const { pack, programmes } = isByStep
    ? await loadOwnStep({ programId, stepId }, uid, deps)
    : await loadPack(gcId, uid, deps);
  if (pack === undefined) throw new AppError("not-found", `${field}: there is no such pack`);
  if (!canOpenStep(pack.packageBase, openProgrammeIds(programmes, deps.now()))) {
    throw new AppError("permission-denied", `${field}: the step is locked`);
  }
  return full ? { ...pack, content: await contentOf(pack, programmes, uid, deps) } : pack;
};

async function loadPack(gcId: string, uid: string, deps: Deps) {
  const pack = await deps.store.content.pack(gcId);
  return {
    pack,
    programmes: pack === undefined ? [] : await loadUserProgrammes([[pack.packageBase]], uid, deps),
  };
}

async function contentOf(
  { afactoryData }: ContentPack,
  programmes: readonly StoredUserProgram[],
  uid: string,
  deps: Deps,
) {
  const ids = {
    activities: afactoryData.map(({ activityId }) => activityId),
    configs: afactoryData.map(({ configId }) => configId),
    instances: afactoryData.map(({ activityId, configId }) => `${activityId}+${configId}`),
  };
  const recalls = afactoryData.flatMap((page) => page.recalls);
  const [content, pages] = await Promise.all([
    loadContent(ids, uid, deps, { programmes }),
    deps.store.instances.find(uid, [...ids.instances, ...recalls]),
  ]);
  const presented = presentContent(content, pages);
  return { ...presented, instances: { ...presented.instances, ...presentRecalled(content, pages) } };
}

/**
 * Activities, configs and the caller's instances. An instance includes the saved answers of the caller's other instances
 * that its activity refers to by foreign key.
 */
export const getAfactoryActivities: Handler<"getAfactoryActivities"> = async ({ toLoad }, { uid }, deps) => {
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
