import { database } from "../../../functions/src/testing/database.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Gives a user the trial programme, open for a hundred days, with some steps finished. */
export async function storeTrial(uid: string, finished: readonly string[] = []): Promise<void> {
  const now = Date.now();
  await database()
    .doc(`users/${uid}/programs/um-eng-v2s`)
    .create({
      usageInfos: [{ status: "available", openedAt: now - DAY_MS, closedAt: now + 99 * DAY_MS }],
      stepFinished: finished.map((stepId) => ({ stepId })),
    });
}
