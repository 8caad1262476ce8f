import type { SceneChild } from "@mindle/domain/catalogue/scene";
import type { PackPage } from "@mindle/domain/content/activity";
import { type PageState, pageMood } from "@mindle/domain/content/page";
import type { Mood } from "../../ui/pictures/companion/moods.ts";

/** What a child beside a page is told of it. */
interface PageBeside {
  readonly page: Pick<PackPage, "help" | "viewNo">;
  readonly state: PageState;
  /** The step's last page. */
  readonly lastViewNo: number;
  /** Crisis words were typed. */
  readonly hasCrisis: boolean;
  /** The mood of the child in the page's picture. */
  readonly sceneMood: SceneChild["mood"] | undefined;
}

const SCENE_MOODS: Readonly<Record<SceneChild["mood"], Mood>> = {
  waving: "greet",
  worried: "small",
  listening: "listen",
  done: "rest",
};

/**
 * How the child beside a page feels: it listens where there is care, replies as the author said, and is else as in the picture of the
 * page; without one it greets on the first page and rests on the last one.
 */
export function childMood({ page, state, lastViewNo, hasCrisis, sceneMood }: PageBeside): Mood {
  const mood = hasCrisis ? "care" : pageMood(page, state);
  if (mood === "care") return "listen";
  if (mood !== undefined) return mood;
  if (sceneMood !== undefined) return SCENE_MOODS[sceneMood];
  if (page.viewNo === lastViewNo) return "rest";
  return page.viewNo === 1 ? "greet" : "beside";
}
