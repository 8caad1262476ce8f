import type { getGcCompack as contract } from "@mindle/domain/api/program";
import type { ContentPack } from "@mindle/domain/content/activity";
import { AppError } from "../../app-error.ts";
import { mayOpenStep } from "../../policies/content-access.ts";
import { openProgrammeIds } from "../../policies/open-programmes.ts";
import type { Deps, Handler } from "../handler.ts";
import { loadContent } from "./load-content.ts";
import { loadGrants } from "./load-grants.ts";
import { presentContent, presentRecalled } from "./present-content.ts";
import { withReplaced } from "./replaced-pages.ts";

/** The content pack of a step that is open to the caller, with everything its pages need if asked for. */
export const getGcCompack: Handler<typeof contract> = async (
  { gcId, programId, stepId, full = false },
  { uid },
  deps,
) => {
  const field = gcId === undefined ? "stepId" : "gcId";
  const pack = await deps.store.content.pack(gcId ?? `${programId}.${stepId}`);
  if (pack === undefined) throw new AppError("not-found", `${field}: there is no such pack`);
  if (full) return { ...pack, content: await contentOf(pack, uid, deps) };
  const grants = await loadGrants([[pack.packageBase]], uid, deps);
  if (!mayOpenStep(pack.packageBase, openProgrammeIds(grants, deps.now()))) {
    throw new AppError("permission-denied", `${field}: the step is locked`);
  }
  return pack;
};

/** Refuses a locked step, as its content is locked too. */
async function contentOf({ afactoryData }: ContentPack, uid: string, deps: Deps) {
  const ids = {
    activities: afactoryData.map(({ activityId }) => activityId),
    configs: afactoryData.map(({ configId }) => configId),
    instances: afactoryData.map(({ activityId, configId }) => `${activityId}+${configId}`),
  };
  const recalls = afactoryData.flatMap((page) => page.recalls);
  const [content, pages] = await Promise.all([
    loadContent(ids, uid, deps),
    deps.store.instances.find(uid, [...ids.instances, ...recalls]),
  ]);
  const found = await withReplaced(pages, content, uid, deps);
  const presented = presentContent(content, found);
  return { ...presented, instances: { ...presented.instances, ...presentRecalled(content, found) } };
}
