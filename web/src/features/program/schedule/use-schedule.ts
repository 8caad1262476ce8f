import type { UserProgram } from "@mindle/domain/api/user-program";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { DEFAULT_NICKNAME } from "@mindle/domain/product";
import { nextSpanChange } from "@mindle/domain/programme/progress";
import { finishTimes, type ScheduledSession, scheduleOf } from "@mindle/domain/programme/schedule";
import type { SittingDays } from "@mindle/domain/programme/sittings";
import { isOpenOnDevice, type UsageInfo } from "@mindle/domain/purchase/grant";
import { useMemo } from "react";
import { useLocallyFinishedIn } from "../../../platform/answers/finished-steps.ts";
import { openAnswers } from "../../../platform/answers/open-answers.ts";
import { useAuthState } from "../../../platform/auth/use-auth-state.ts";
import { useNow } from "../../../platform/browser/use-now.ts";
import { useOwnProgramme } from "../../../platform/data/catalogue/own-programmes.ts";
import { type Loadable, useLoadable } from "../../../platform/data/use-loadable.ts";
import { userInfoQuery, userProgramQuery } from "../../../platform/data/user.ts";
import { useIsOpening } from "./use-is-opening.ts";

/** A programme as it is for one person, or for a visitor. */
export interface Schedule {
  readonly programme: Programme;
  readonly sessions: readonly ScheduledSession[];
  readonly nickname: string;
  /** The locked steps are about to open. */
  readonly isOpening: boolean;
  /** The days of the week that the person chose; undefined before that. */
  readonly sittingDays: SittingDays | undefined;
  /** What the server has of finished steps. */
  readonly stepFinished: UserProgram["stepFinished"];
}

const NO_PROGRAMS: readonly UserProgram[] = [];
const NO_SPANS: readonly UsageInfo[] = [];
const NONE_FINISHED: UserProgram["stepFinished"] = [];

/** The schedule of a programme for a user, undefined for a visitor; null where there is no such programme. */
export function useSchedule(programId: string, uid: string | undefined): Loadable<Schedule | null> {
  const isVisitor = uid === undefined;
  const all = useLoadable({ ...userProgramQuery(uid ?? ""), enabled: !isVisitor });
  const info = useLoadable({ ...userInfoQuery(uid ?? ""), enabled: !isVisitor });
  const locallyFinished = useLocallyFinishedIn(isVisitor ? undefined : openAnswers(uid), programId);
  const auth = useAuthState();
  const known = all.status === "ready" ? all.data.programs : undefined;
  const programs = isVisitor ? NO_PROGRAMS : known;
  const own = programs?.find((each) => each.programId === programId);
  const stepFinished = own?.stepFinished ?? NONE_FINISHED;
  const meta = useOwnProgramme(programId, programs);
  const programme = meta.status === "ready" ? meta.data : null;
  const isBegun = stepFinished.length > 0 || locallyFinished.length > 0;
  const isOpening = useIsOpening({ uid, programId, character: programme?.character, isBegun, programs });
  const isAvailable = useIsOpen(own?.usageInfos ?? NO_SPANS);
  const sessions = useMemo(
    () =>
      scheduleOf(programme?.steps ?? {}, {
        programId,
        finished: [...stepFinished.map(({ stepId }) => stepId), ...locallyFinished],
        finishedAt: finishTimes(stepFinished),
        isAvailable,
      }),
    [programId, programme, stepFinished, locallyFinished, isAvailable],
  );
  if (!isVisitor && all.status !== "ready") return all;
  if (meta.status !== "ready") return meta;
  if (programme === null || sessions.length === 0) return { status: "ready", data: null };
  // Without it the schedule is shown all the same.
  if (!isVisitor && info.status === "loading") return info;
  const account = auth.status === "signedIn" ? auth.account : undefined;
  const typed = info.status === "ready" ? info.data.additionalInfo.nickname : undefined;
  const nickname = typed ?? account?.displayName ?? DEFAULT_NICKNAME;
  const sittingDays = own?.sittingDays;
  return { status: "ready", data: { programme, sessions, nickname, isOpening, sittingDays, stepFinished } };
}

/** Whether a programme with these spans is open now, also when that changes while the page is shown. */
export function useIsOpen(spans: readonly UsageInfo[]): boolean {
  return isOpenOnDevice(
    spans,
    useNow((now) => nextSpanChange(spans, now)),
  );
}
