import type { AuthoredTry, TryPart } from "@mindle/domain/catalogue/tries";
import type { Component } from "@mindle/domain/content/activity";
import { checkExpression } from "@mindle/domain/content/expression";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import type { Mistake } from "../files/content-error.ts";
import type { AuthoredContent } from "../files/read-files.ts";
import type { CompiledSteps } from "../pages/compile.ts";
import { type PublishedContent, publishedPages, rootOf } from "../pages/published.ts";

/** Parts that are no words of the person's: a day, what goes with the act, how it went. */
const UNQUOTED: readonly TryPart[] = ["given", "done", "also"];

/** Places of acts at which no page asks, answers that the journal does not quote, and days that cannot be worked out. */
export function wrongTries(
  programmes: AuthoredContent["programmes"],
  { packs, activities }: Pick<CompiledSteps, "packs" | "activities">,
  published: PublishedContent,
): Mistake[] {
  return programmes.flatMap(({ source, value: { programId, tries = [] } }) => {
    const asked = (answer: string): Component | string => {
      const [page = "", bind] = answer.split(".");
      const [stepId = "", pageId] = page.split("/");
      const pack = packs.find((each) => each.programId === programId && each.stepId === stepId);
      // Who began an earlier version has its pages.
      const pages = [...(pack?.afactoryData ?? []), ...publishedPages(published, programId, stepId)];
      const shown = pages.find((each) => each.pageId === pageId);
      const activity =
        activities.get(shown?.activityId ?? "") ?? published.activities[shown?.activityId ?? ""];
      if (shown === undefined || activity === undefined) return `expected a page of the programme: ${page}`;
      return (
        rootOf(activity, shown).find((each) => each.bind === bind) ??
        `expected an answer of ${page}: ${answer}`
      );
    };
    return tries.flatMap(({ parts, due, gap, mark }, at) => {
      const wrong = (path: readonly string[], answers: readonly string[], kind: "words" | "number" | "any") =>
        answers.flatMap((answer) => {
          const found = asked(answer);
          const expected = typeof found === "string" ? found : wrongAnswer(found, answer, kind);
          return expected === undefined ? [] : [source.mistake(["tries", at, ...path], expected)];
        });
      const inParts = Object.entries(parts).flatMap(([part, answers]) =>
        wrong([part], answers, UNQUOTED.some((name) => name === part) ? "any" : "words"),
      );
      const needsMap =
        mark === undefined
          ? []
          : (parts.act ?? []).filter((each) => readOf(asked(each))?.startsWith("map") === false);
      return [
        ...inParts,
        ...(gap === undefined ? [] : wrong(["gap"], [...gap.feared, ...gap.happened], "number")),
        ...needsMap.map((each) =>
          source.mistake(["tries", at, "mark"], `expected an answer with marks: ${each}`),
        ),
        ...(due === undefined ? [] : wrongDue(due)),
      ];

      function wrongDue({ recall, days }: NonNullable<AuthoredTry["due"]>): Mistake[] {
        const missing = wrong(["due", "recall"], Object.values(recall), "any");
        const types = Object.entries(recall).map(([name, answer]) => [name, readOf(asked(answer))] as const);
        const scope = Object.fromEntries(
          types.flatMap(([name, type]) => (type === undefined ? [] : [[name, type]])),
        );
        if (missing.length > 0 || types.some(([, type]) => type === undefined)) return missing;
        const problem = checkExpression(days, { ...scope, given: "string" }, "double");
        return problem === undefined ? [] : [source.mistake(["tries", at, "due", "days"], problem.message)];
      }
    });
  });
}

/** What is wrong with an answer as a part of an act. */
function wrongAnswer(asked: Component, answer: string, kind: "words" | "number" | "any"): string | undefined {
  const type = readOf(asked);
  const isKeyed = answer.split(".").length === 3;
  if (isKeyed && type?.startsWith("map") !== true) return `expected an answer that reads as a map: ${answer}`;
  if (kind === "number" && type !== (isKeyed ? "map<string, double>" : "double")) {
    return `expected a number: ${answer}`;
  }
  return kind === "words" && asked.notInJournal === true
    ? `expected an answer that the journal quotes, too: ${answer}`
    : undefined;
}

function readOf(asked: Component | string) {
  return typeof asked === "object" ? WIDGETS[asked.type]?.definition?.read.type : undefined;
}
