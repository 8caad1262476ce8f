import type { UserProgram } from "@mindle/domain/api/user-program";
import { isStepOpen, parseStepId } from "@mindle/domain/programme/step";
import { isOpenOnDevice } from "@mindle/domain/purchase/grant";
import { stepContentQuery } from "../../platform/answers/step-content-query.ts";
import { now } from "../../platform/browser/now.ts";
import { programmeQuery } from "../../platform/data/catalogue.ts";
import { fetchNow, readCached } from "../../platform/data/query-client.ts";
import { userInfoQuery, userProgramQuery } from "../../platform/data/user.ts";
import {
  isOpenedByWelcomeCoupon,
  welcomeCouponSettled,
} from "../../platform/purchase/welcome-coupon-grant.ts";
import type { CheckContext, GuardResult, PrefetchContext } from "../../shell/route.ts";

/** A step is locked only by programmes that were read within this time, in milliseconds. */
const JUST_READ_MS = 5_000;

/** "show" for a step that is open by what was read before. */
export function knownToBeOpen({ params, uid, queryClient }: CheckContext): GuardResult | undefined {
  const { programId = "", stepId = "" } = params;
  const place = parseStepId(stepId);
  const programs = queryClient.getQueryData(userProgramQuery(uid).queryKey)?.programs;
  const isOpen = place !== undefined && isStepOpen(programId, place, isOpenBy(programs, programId));
  return isOpen ? "show" : undefined;
}

/** A locked step goes to the schedule, which says how to open it. Older cached data alone lock no step. */
export async function sendLockedToSchedule({ params, uid, queryClient }: CheckContext): Promise<GuardResult> {
  const { programId = "", stepId = "" } = params;
  const place = parseStepId(stepId);
  if (place === undefined) return "not-found";
  if (isStepOpen(programId, place, false)) return "show";
  const read = async () => (await readCached(queryClient, userProgramQuery(uid))).programs;
  let programs = await read();
  if (isOpenedByWelcomeCoupon(programId, programs)) {
    await welcomeCouponSettled(uid, queryClient);
    programs = await read();
  }
  const isOpen = () => isStepOpen(programId, place, isOpenBy(programs, programId));
  if (isOpen()) return "show";
  const newest = fetchNow(queryClient, { ...userProgramQuery(uid), staleTime: JUST_READ_MS });
  programs = await newest.then(
    (read) => read.programs,
    () => programs,
  );
  if (isOpen()) return "show";
  return { redirect: `/program/schedule/${programId}?locked=${stepId}` };
}

function isOpenBy(programs: readonly UserProgram[] | undefined, programId: string): boolean {
  const own = programs?.find((programme) => programme.programId === programId);
  return isOpenOnDevice(own?.usageInfos ?? [], now());
}

/** Reads ahead what a step shows, and prepares it while the page is rendered. */
export async function prefetchStep({ params, uid, queryClient }: PrefetchContext): Promise<void> {
  const { programId, stepId } = params;
  if (uid === undefined || programId === undefined || stepId === undefined) return;
  void queryClient.prefetchQuery(userInfoQuery(uid));
  await queryClient.prefetchQuery(stepContentQuery(uid, programId, stepId));
  try {
    const { prepareCachedStep } = await import("./viewer/prepare-cached-step.ts");
    await prepareCachedStep({ params, uid, queryClient });
  } catch {
    // The page asks for it again, and says what failed.
  }
}

/** Reads ahead what the schedule of a programme shows. */
export function prefetchSchedule({ params, uid, queryClient }: PrefetchContext): void {
  const { programId } = params;
  if (programId === undefined) return;
  if (uid === undefined) {
    void queryClient.prefetchQuery(programmeQuery(programId));
    return;
  }
  void queryClient.prefetchQuery(userInfoQuery(uid));
  void queryClient.prefetchQuery(userProgramQuery(uid));
}
