import type { Answers } from "./answers.ts";
import { openDatabase } from "./device/answers-database.ts";
import { emptyState } from "./device/local-state.ts";
import { noteTakenOver, storedFirstSteps, VISITOR } from "./first-steps.ts";
import { answersDatabase, removeAnswersDatabase } from "./remove-answers.ts";

/**
 * Gives an account what was answered on this device before the sign-in: it is queued as if its user had answered it now. Nothing is
 * lost where this ends at any point, for it begins anew. Never rejects.
 */
export async function takeOverVisitor(answers: Answers): Promise<void> {
  if (!storedFirstSteps.read().isVisitors) return;
  const database = openDatabase(answersDatabase(VISITOR), { known: emptyState, onDeleted: () => {} });
  try {
    const { outbox, pages } = await database.read({ pages: [], routes: [], drafts: true });
    await answers.load([
      ...outbox.flatMap((entry) => ("instance" in entry ? entry.instance : [])),
      ...pages.keys(),
    ]);
    for (const entry of outbox) {
      if (entry.kind === "save" && !entry.isDraft) {
        const { instance, saved, locale, version } = entry;
        await answers.finishPage(instance, saved, { locale, version });
      }
      if (entry.kind === "finishStep") await answers.finishStep(entry);
      if (entry.kind === "harm") await answers.reportHarm(entry.programId, entry.harm);
    }
    for (const { instance, draft } of pages.values()) {
      if (draft !== undefined) answers.edit(instance, draft);
    }
    // What could not be stored is in memory alone: the visitor's stays until it is.
    if (answers.storage() === "blocked") return;
    database.close();
    await removeAnswersDatabase(VISITOR);
    noteTakenOver();
  } catch (error) {
    console.warn("a visitor's answers were not taken over", error);
  } finally {
    database.close();
  }
}
