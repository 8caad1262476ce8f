import type { UserProgram } from "@mindle/domain/api/user-program";
import type { Character } from "@mindle/domain/assessment/characters";
import { TRIAL_PROGRAM_ID } from "@mindle/domain/programme/programme-id";
import { wasGiven } from "@mindle/domain/purchase/grant";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { unlessCancelled } from "../../../platform/browser/timing.ts";
import { useQueryClient } from "../../../platform/data/query-client.ts";
import { openChildsProgramme } from "../../../platform/purchase/child-coupon.ts";
import { welcomeCouponSettled } from "../../../platform/purchase/welcome-coupon-grant.ts";
import { useQuery } from "../../../shell/use-query.ts";

interface OpeningFacts {
  readonly uid: string | undefined;
  readonly programId: string;
  /** The programme's child; undefined until it is known, and where it has none. */
  readonly character: Character | undefined;
  /** Whether the user has finished a step of it. */
  readonly isBegun: boolean;
  /** The user's; undefined until they are known. */
  readonly programs: readonly UserProgram[] | undefined;
}

/**
 * Whether a programme is about to open for a user who never had it: the welcome coupon is being redeemed, or, once the person has
 * pressed something or finished a step, that of a child whose programme is a free beta. Its days begin then, and not by looking at it.
 */
export function useIsOpening({ uid, programId, character, isBegun, programs }: OpeningFacts): boolean {
  const queryClient = useQueryClient();
  const isTrial = programId === TRIAL_PROGRAM_ID;
  const wasNever = programs !== undefined && !wasGiven(programs, programId);
  const { state } = useLocation();
  const isWanted = useQuery().has("locked") || isStart(state) || isBegun;
  const isExpected = uid !== undefined && wasNever && (isTrial || (character !== undefined && isWanted));
  const [settled, setSettled] = useState<string>();
  const key = `${uid} ${programId}`;
  useEffect(() => {
    if (!isExpected) return undefined;
    const opened = isTrial
      ? welcomeCouponSettled(uid, queryClient)
      : character && openChildsProgramme(uid, queryClient, { programId, character });
    return opened && unlessCancelled(opened, () => setSettled(key));
  }, [isExpected, isTrial, uid, programId, character, key, queryClient]);
  return isExpected && settled !== key;
}

/** Whether the offer's button led here: see `STARTS`. */
function isStart(state: unknown): boolean {
  return typeof state === "object" && state !== null && "starts" in state;
}
