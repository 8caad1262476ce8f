import { isStepOpen } from "@mindle/domain/programme/lock";
import { isOpenAt } from "@mindle/domain/programme/open";
import { parseStepId } from "@mindle/domain/programme/step-id";
import { stepContentQuery } from "../../platform/query/program.ts";
import { readCached } from "../../platform/query/query-client.ts";
import { userInfoQuery, userProgramQuery } from "../../platform/query/user.ts";
import type { CheckContext, FeatureRoute, GuardResult } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/program/content/viewer/:programId/:stepId/:viewNo",
    name: "viewer",
    page: "viewer-page",
    access: "signed-in",
    namespaces: ["viewer"],
    guard: ({ stepId = "" }) => (parseStepId(stepId) === undefined ? "not-found" : "show"),
    check: { params: ["programId", "stepId"], decide: sendLockedToSchedule },
    prefetch: ({ params: { programId, stepId }, uid, queryClient }) => {
      if (uid === undefined || programId === undefined || stepId === undefined) return;
      void queryClient.prefetchQuery(stepContentQuery(uid, programId, stepId));
      void queryClient.prefetchQuery(userInfoQuery(uid));
    },
  },
];

/** A locked step goes to the schedule, which says how to open it. */
async function sendLockedToSchedule({ params, uid, queryClient }: CheckContext): Promise<GuardResult> {
  const { programId = "", stepId = "" } = params;
  const place = parseStepId(stepId);
  if (place === undefined) return "not-found";
  if (isStepOpen(place, false)) return "show";
  const { programs } = await readCached(queryClient, userProgramQuery(uid));
  const { usageInfos = [] } = programs.find((programme) => programme.programId === programId) ?? {};
  if (isStepOpen(place, isOpenAt(usageInfos, Date.now()))) return "show";
  return { redirect: `/program/schedule/${programId}?locked=${stepId}` };
}
