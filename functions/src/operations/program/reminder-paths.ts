import type { Programme } from "@mindle/domain/catalogue/programme";
import { lastUsedFirst } from "@mindle/domain/programme/home";
import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import { isNeeded, scheduledSteps, scheduleOf } from "@mindle/domain/programme/schedule";
import { isFreeProgramme } from "@mindle/domain/programme/step";
import { isOpenAt } from "@mindle/domain/purchase/grant";
import { canRemindDaily, canRemindOf } from "../../policies/programme-access.ts";
import type { StoredUserProgram } from "../../store/accounts/users.ts";
import type { StoredDatedReminder } from "../../store/reminders/dated-reminders.ts";
import type { Deps } from "../handler.ts";
import { ownVersion } from "./own-programme.ts";

/** Opens what comes next for a user without a programme. */
const START_PATH = "/landing/app";

/** Path that the daily reminder opens; undefined where it is not to be sent: the user's programmes have ended. */
export async function dailyReminderPath(
  uid: string,
  now: number,
  deps: Pick<Deps, "store">,
): Promise<string | undefined> {
  const programmes = await deps.store.users.programs(uid);
  if (!canRemindDaily(programmes, now)) return undefined;
  const [open] = lastUsedFirst(
    programmes.filter(({ usageInfos }) => isOpenAt(usageInfos, now)),
    now,
  );
  return open === undefined ? START_PATH : nextStepPath(open, deps);
}

/**
 * Path that a reminder of one date, due now, opens; undefined where it is not to be sent. A nudge is looked at again: the last
 * step may have been finished on another device while it was set.
 */
export async function datedReminderPath(
  { uid, programId, stepId, isNudge, viewNo }: StoredDatedReminder,
  now: number,
  deps: Pick<Deps, "store">,
): Promise<string | undefined> {
  const programmes = await deps.store.users.programsById(uid, [programId]);
  if (!canRemindOf({ programId, stepId }, programmes, now)) return undefined;
  const [own] = programmes;
  if (viewNo !== undefined) return viewerPath(programId, stepId, viewNo);
  if (own === undefined) return viewerPath(programId, stepId, "resume");
  const newest = isNudge === true ? await deps.store.content.programme(programId) : undefined;
  if (newest !== undefined && !(await isUnfinished(own, newest, deps))) return undefined;
  return nextStepPath(own, deps);
}

/**
 * Path of the step that comes next in a user's open programme: the current one, or after all of them one that comes later, such as
 * a look back. Of its schedule where nothing is left.
 */
async function nextStepPath(
  { programId, version, stepFinished }: StoredUserProgram,
  deps: Pick<Deps, "store">,
): Promise<string> {
  const newest = await deps.store.content.programme(programId);
  const programme = newest && (await ownVersion(programId, newest, version, deps));
  const finished = stepFinished.map(({ stepId }) => stepId);
  const steps = scheduledSteps(
    scheduleOf(programme?.steps ?? {}, { programId, finished, isAvailable: true }),
  );
  const next =
    steps.find(({ status }) => status === "current") ?? steps.find(({ status }) => status !== "done");
  return next === undefined ? schedulePath(programId) : viewerPath(programId, next.stepId, "resume");
}

/**
 * Whether a programme has unfinished steps in the user's own version, not counting `later` ones and tools. False for check-ins:
 * they have no nudge.
 */
export async function isUnfinished(
  { programId, version, stepFinished }: Pick<StoredUserProgram, "programId" | "version" | "stepFinished">,
  newest: Programme,
  deps: Pick<Deps, "store">,
): Promise<boolean> {
  if (isFreeProgramme(programId)) return false;
  const programme = await ownVersion(programId, newest, version, deps);
  const done = new Set(stepFinished.map(({ stepId }) => stepId));
  return Object.entries(programme?.steps ?? {}).some(([stepId, step]) => isNeeded(step) && !done.has(stepId));
}
