import { redeemCoupon } from "@mindle/domain/api/purchase";
import type { Character } from "@mindle/domain/assessment/characters";
import { foundIn } from "@mindle/domain/assessment/found-child";
import { TRIAL_PROGRAM_ID } from "@mindle/domain/programme/programme-id";
import { childCouponCode } from "@mindle/domain/purchase/coupon";
import { wasGiven } from "@mindle/domain/purchase/grant";
import { callFunction } from "../api/call-function.ts";
import { contentQuery } from "../data/catalogue.ts";
import { ALWAYS_STALE, type QueryClient } from "../data/query-client.ts";
import { reloadUser } from "../data/read-again.ts";
import { latestAssessmentQuery, userProgramQuery } from "../data/user.ts";

/**
 * Opens a child's programme, while it is a free beta, for a user who never had it, and reads the user's programmes again. Never
 * rejects: what was not opened stays locked, and is tried again when it is asked for the next time.
 */
export async function openChildsProgramme(
  uid: string,
  queryClient: QueryClient,
  { programId, character }: { readonly programId: string; readonly character: Character },
): Promise<void> {
  try {
    if ((await betaProgramme(queryClient, character)) !== programId) return;
    await redeem(uid, character);
    await reloadUser(uid, queryClient);
  } catch (error) {
    console.warn("the programme was not opened", error);
  }
}

/** Opens the programme of the child that a new user's result found, where it is a free beta of its own. Never rejects. */
export async function openFoundChild(uid: string, queryClient: QueryClient): Promise<void> {
  try {
    const latest = await queryClient.fetchQuery({ ...latestAssessmentQuery(uid), staleTime: ALWAYS_STALE });
    if (latest === null) return;
    const found = foundIn(latest);
    if (found.kind !== "chosen" && found.kind !== "loudest") return;
    const programId = await betaProgramme(queryClient, found.character);
    const known = queryClient.getQueryData(userProgramQuery(uid).queryKey)?.programs ?? [];
    if (programId === undefined || programId === TRIAL_PROGRAM_ID || wasGiven(known, programId)) return;
    await redeem(uid, found.character);
  } catch (error) {
    console.warn("the programme of the found child was not opened", error);
  }
}

/** Id of a child's programme while it is a free beta. */
async function betaProgramme(queryClient: QueryClient, character: Character): Promise<string | undefined> {
  const starter = await queryClient.fetchQuery(contentQuery(`packages/${character.toLowerCase()}-starter`));
  return starter?.beta === true ? Object.keys(starter.programOpenLengthMillis)[0] : undefined;
}

async function redeem(uid: string, character: Character): Promise<void> {
  await callFunction(redeemCoupon, { code: childCouponCode(character) }, { uid });
}
