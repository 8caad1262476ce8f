import type { PackPage } from "@mindle/domain/content/activity";
import type { Mistake } from "../files/content-error.ts";
import type { Source } from "../files/source.ts";
import type { AuthoredPage } from "./authored.ts";
import { isBefore, type PagePlace, type ReadablePage } from "./recalls.ts";

/** What a page that is shown once more has from where it was first shown. */
const OF_FIRST_PAGE = [
  "view",
  "use",
  "with",
  "recall",
  "sameLook",
  "once",
  "replaces",
  "migrate",
  "assets",
] as const;

/** A page that shows one of an earlier step once more, as it was found among those compiled so far. */
export interface FoundAgain {
  /** Undefined where it was not found. */
  readonly first?: ReadablePage;
  readonly mistakes: readonly Mistake[];
}

/** Finds the page that another one shows once more. */
export function findAgain(
  page: AuthoredPage,
  reader: PagePlace,
  source: Source,
  pages: readonly ReadablePage[],
): FoundAgain {
  const { again = "" } = page;
  const path = ["pages", reader.at];
  const beside = OF_FIRST_PAGE.filter((key) => page[key] !== undefined).map((key) =>
    source.mistake([...path, key], `expected no ${key} beside again: it is that of ${again}`),
  );
  const [stepId = "", pageId] = again.split("/");
  const wrong = (expected: string): FoundAgain => ({
    mistakes: [...beside, source.mistake([...path, "again"], expected)],
  });
  const first = pages.find(
    (each) => each.programId === reader.programId && each.stepId === stepId && each.pageId === pageId,
  );
  if (first === undefined || first.stepId === reader.stepId || !isBefore(first, reader)) {
    return wrong("expected a page of an earlier step: d1-s2/seal");
  }
  if (first.again !== undefined) return wrong(`expected ${first.again}, as the page was first shown there`);
  if (first.compiled.once === true) {
    return wrong(`expected a page without once: ${again} can no longer be changed by then`);
  }
  return { first, mistakes: beside };
}

/** The page as it is published: that of the first one, and its help, too, unless it has its own. */
export function pageAgain(
  own: Omit<ReadablePage["compiled"], "recalls">,
  { compiled }: ReadablePage,
): ReadablePage["compiled"] {
  const { activityId, configId, mainView, recalls, help, helpKind, helpNamed } = compiled;
  const firstHelp: Pick<PackPage, "help" | "helpKind" | "helpNamed"> =
    own.help !== undefined || help === undefined
      ? {}
      : {
          help,
          ...(helpKind === undefined ? {} : { helpKind }),
          ...(helpNamed === undefined ? {} : { helpNamed }),
        };
  return { ...own, activityId, configId, mainView, recalls, again: true, ...firstHelp };
}
