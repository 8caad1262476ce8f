import { submitAssessment } from "@mindle/domain/api/assessment";
import { type SubmissionDraft, toSubmission } from "@mindle/domain/assessment/submission";
import type { SittingDays } from "@mindle/domain/programme/sittings";
import { aSubmission } from "@mindle/domain/testing/wizard";
import { DAY_MS } from "@mindle/domain/time";
import { database } from "../../../support/functions/database.ts";
import { callAs, type TestAccount } from "../account/accounts.ts";

const TRIAL = "um-eng-v2s";

/** Ids of all steps of the trial programme's eight sessions, in order. */
export const TRIAL_STEPS: readonly string[] = [4, 4, 4, 4, 4, 5, 4, 5].flatMap((count, session) =>
  Array.from({ length: count }, (_, step) => `d${session + 1}-s${step + 1}`),
);

interface StoredProgramme {
  readonly programId: string;
  readonly openedAt: number;
  readonly closedAt: number;
  /** Ids of finished steps. */
  readonly finished: readonly string[];
  /** When they were finished; not known by default. */
  readonly finishedAt: number | undefined;
  /** The days of the week that were chosen. */
  readonly sittingDays: SittingDays | undefined;
}

/** Gives a user a programme, by default the trial programme as it opened yesterday for a hundred days. */
export async function storeProgramme(uid: string, overrides: Partial<StoredProgramme> = {}): Promise<void> {
  const now = Date.now();
  const { programId, openedAt, closedAt, finished, finishedAt, sittingDays } = {
    programId: TRIAL,
    openedAt: now - DAY_MS,
    closedAt: now + 99 * DAY_MS,
    finished: [],
    finishedAt: undefined,
    sittingDays: undefined,
    ...overrides,
  };
  await database()
    .doc(`users/${uid}/programs/${programId}`)
    .create({
      usageInfos: [{ status: "available", openedAt, closedAt }],
      stepFinished: finished.map((stepId) => ({ stepId, ...(finishedAt !== undefined && { finishedAt }) })),
      ...(sittingDays !== undefined && { sittingDays }),
    });
}

/** Gives a user the trial programme, open for a hundred days, with some steps finished. */
export function storeTrial(uid: string, finished: readonly string[] = []): Promise<void> {
  return storeProgramme(uid, { finished });
}

/** Publishes a copy of the trial programme under another id, as the programme of another child. */
export async function publishCopy(programId: string, changes: object): Promise<void> {
  const programmes = database().collection("content/local/programs");
  const trial = (await programmes.doc(TRIAL).get()).data();
  await programmes.doc(programId).set({ ...trial, ...changes });
}

/** Takes a published copy away again. */
export async function removeCopy(programId: string): Promise<void> {
  await database().doc(`content/local/programs/${programId}`).delete();
}

/** Submits an assessment as a user; resolves to the id of the response. */
export async function submitAs(account: TestAccount, parts: Partial<SubmissionDraft>): Promise<string> {
  const body = submitAssessment.body.parse(toSubmission(aSubmission(parts)));
  const { _id } = await callAs(account, submitAssessment, body);
  return _id;
}
