import { isOpenAt } from "@mindle/domain/purchase/grant";
import { canRemindDaily } from "../../policies/reminder.ts";
import type { Deps } from "../handler.ts";
import { nextStepPath } from "./next-step-path.ts";

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
  const open = programmes.find(({ usageInfos }) => isOpenAt(usageInfos, now));
  return open === undefined ? START_PATH : nextStepPath(open, deps);
}
