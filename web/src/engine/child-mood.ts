import type { PackPage } from "@mindle/domain/content/activity";
import { type PageState, pageMood } from "@mindle/domain/content/page";
import type { Mood } from "../ui/pictures/companion/moods.ts";

/** What a child beside a page is told of it. */
interface PageBeside {
  readonly page: Pick<PackPage, "help" | "viewNo">;
  readonly state: PageState;
  /** The step's last page. */
  readonly lastViewNo: number;
  /** Crisis words were typed. */
  readonly hasCrisis: boolean;
}

/**
 * How the child beside a page feels: it listens where there is care, replies as the author said, greets on the first page and rests on
 * the last one.
 */
export function childMood({ page, state, lastViewNo, hasCrisis }: PageBeside): Mood {
  const mood = hasCrisis ? "care" : pageMood(page, state);
  if (mood === "care") return "listen";
  if (mood !== undefined) return mood;
  if (page.viewNo === lastViewNo) return "rest";
  return page.viewNo === 1 ? "greet" : "beside";
}
