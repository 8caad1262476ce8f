import { database } from "../../../functions/src/testing/database.ts";

const PROGRAMME = "um-eng-v2s";

/** Stores answers of a page of the trial programme, by model, as they were saved at a time. */
export async function storeAnswers(
  uid: string,
  page: string,
  answers: Readonly<Record<string, unknown>>,
  savedAt: number,
): Promise<void> {
  const id = `${PROGRAMME}.${page}`;
  const saved = Object.entries(answers).map(([model, value]) => [model, { state: "answered", value }]);
  await database()
    .doc(`users/${uid}/instances/${id}+${id}`)
    .set({
      activityId: id,
      configId: id,
      savedJson: JSON.stringify(Object.fromEntries(saved)),
      savedAt,
      revision: 1,
    });
}
