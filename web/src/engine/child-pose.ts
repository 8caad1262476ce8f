import type { PackPage } from "@mindle/domain/content/activity";
import { isPageOfCare, type PageState } from "@mindle/domain/content/page";
import type { Pose } from "../ui/pictures/characters/parts.tsx";

/** What a child beside a page is told of it. */
interface PageBeside {
  readonly page: Pick<PackPage, "help" | "viewNo">;
  readonly state: PageState;
  /** The step's last page. */
  readonly lastViewNo: number;
  /** Crisis words were typed. */
  readonly hasCrisis: boolean;
}

/** How the child beside a page looks: it listens where there is care, and rests on the last page. */
export function childPose({ page, state, lastViewNo, hasCrisis }: PageBeside): Pose {
  if (hasCrisis || isPageOfCare(page, state)) return "listening";
  return page.viewNo === lastViewNo ? "done" : "waving";
}
