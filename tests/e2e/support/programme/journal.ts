import { MIND_CHECK_PROGRAM_ID } from "@mindle/domain/programme/step";
import { database } from "../../../support/functions/database.ts";

const PROGRAMME = "um-eng-v2s";

/** Stores answers of a page, by default of the trial programme, by model, as they were saved at a time. */
export function storeAnswers(
  uid: string,
  page: string,
  answers: Readonly<Record<string, unknown>>,
  savedAt: number,
  programId: string = PROGRAMME,
): Promise<void> {
  const id = `${programId}.${page}`;
  return storeInstance(uid, { activityId: id, configId: id }, answers, savedAt);
}

/** Stores answers of pages of a programme that recall something, by page and model, as they were saved at a time. */
export async function storePages(
  uid: string,
  programId: string,
  pages: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  savedAt: number,
): Promise<void> {
  for (const [page, answers] of Object.entries(pages)) {
    const id = `${programId}.${page}`;
    await storeInstance(uid, { activityId: id, configId: id }, answers, savedAt);
  }
}

/** Stores answers of a page of the check-ins. A page that recalls nothing has the activity that it shares. */
export function storeCheckIn(
  uid: string,
  { page, shared }: { readonly page: string; readonly shared?: string },
  answers: Readonly<Record<string, unknown>>,
  savedAt: number,
): Promise<void> {
  const id = `${MIND_CHECK_PROGRAM_ID}.${page}`;
  return storeInstance(uid, { activityId: shared ?? id, configId: id }, answers, savedAt);
}

async function storeInstance(
  uid: string,
  { activityId, configId }: { readonly activityId: string; readonly configId: string },
  answers: Readonly<Record<string, unknown>>,
  savedAt: number,
): Promise<void> {
  const saved = Object.entries(answers).map(([model, value]) => [model, { state: "answered", value }]);
  await database()
    .doc(`users/${uid}/instances/${activityId}+${configId}`)
    .set({
      activityId,
      configId,
      savedJson: JSON.stringify(Object.fromEntries(saved)),
      savedAt,
      revision: 1,
    });
}
