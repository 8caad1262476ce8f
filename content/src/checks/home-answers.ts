import type { AnswerPlace } from "@mindle/domain/catalogue/programme";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import type { Mistake } from "../files/content-error.ts";
import type { AuthoredContent } from "../files/read-files.ts";
import type { CompiledSteps } from "../pages/compile.ts";
import { rootOf } from "../pages/published.ts";

/**
 * Answers of which home or the loud minute is to speak that no page asks for, that never wait, or that are not to be met unasked.
 */
export function wrongHomeAnswers(
  programmes: AuthoredContent["programmes"],
  { packs, activities }: Pick<CompiledSteps, "packs" | "activities">,
): Mistake[] {
  return programmes.flatMap(({ source, value: { programId, waiting = [], gathered = [], loud } }) => {
    const wrong = (list: readonly string[], answers: readonly AnswerPlace[]) =>
      answers.flatMap(({ page, answer }, at) => {
        const [stepId = "", pageId] = page.split("/");
        const pack = packs.find((each) => each.programId === programId && each.stepId === stepId);
        const shown = pack?.afactoryData.find((each) => each.pageId === pageId);
        const activity = activities.get(shown?.activityId ?? "");
        if (shown === undefined || activity === undefined) {
          return [source.mistake([...list, at, "page"], "expected a page of the programme")];
        }
        const asked = rootOf(activity, shown).find(({ bind }) => bind === answer);
        const mistake = (expected: string) => [source.mistake([...list, at, "answer"], expected)];
        if (asked === undefined) return mistake(`expected an answer of ${page}`);
        const waits = list[0] === "waiting";
        if (waits && WIDGETS[asked.type]?.definition?.dueOn === undefined) {
          return mistake(`expected an answer that waits until a day; that of ${asked.type} does not`);
        }
        return !waits && asked.notInJournal === true
          ? mistake("expected an answer that the journal quotes, too")
          : [];
      });
    return [
      ...wrong(["waiting"], waiting),
      ...wrong(["gathered"], gathered),
      ...wrong(["loud", "chips"], loud?.chips ?? []),
      ...wrong(["loud", "sentences"], loud?.sentences ?? []),
    ];
  });
}
