import type { PackPage } from "@mindle/domain/content/activity";

// The way through the pages of a step: ids of the visited pages, in order. Ids, because the place of a page may change with the
// version of the programme.

/** The way after a turn from one page to another, or to the end of the step (undefined). */
export function turned(route: readonly string[], from: string, to: string | undefined): readonly string[] {
  const at = route.indexOf(from);
  const before = at === -1 ? [...route, from] : route.slice(0, at + 1);
  // A page that was opened by its address may lead to one that is on the way already.
  return to === undefined ? before : [...before.filter((page) => page !== to), to];
}

/** A step with what was done in it. */
export interface Way {
  readonly pages: readonly PackPage[];
  /** Pages visited on this device. */
  readonly route: readonly string[];
  /** Whether a page was finished, here or elsewhere. */
  isFinished(page: PackPage): boolean;
}

/**
 * Which pages of a step are finished: those with an answer. A page that is shown again was answered in an earlier step; it is
 * finished where a later page is.
 */
export function finishedIn(
  pages: readonly PackPage[],
  isAnswered: (page: PackPage) => boolean,
): Way["isFinished"] {
  return (page) =>
    page.again === true
      ? pages.some((each) => each.viewNo > page.viewNo && each.again !== true && isAnswered(each))
      : isAnswered(page);
}

/**
 * The page before another one on the way; undefined for the first one. Where the way began on another device, the last finished page
 * of the pack before it.
 */
export function pageBefore({ pages, route, isFinished }: Way, pageId: string): PackPage | undefined {
  const before = route[route.indexOf(pageId) - 1];
  const onRoute = pages.find((page) => page.pageId === before);
  if (onRoute !== undefined) return onRoute;
  const at = pages.findIndex((page) => page.pageId === pageId);
  return pages.slice(0, Math.max(at, 0)).findLast(isFinished);
}

interface Resumed extends Way {
  readonly isStepFinished: boolean;
}

/** The number of the page to continue with: the last one of the way, else the first unfinished one, else the first one. */
export function resumeAt({ pages, route, isStepFinished, isFinished }: Resumed): number {
  if (isStepFinished) return 1;
  const last = route.at(-1);
  const left = pages.find(({ pageId }) => pageId === last) ?? pages.find((page) => !isFinished(page));
  return left?.viewNo ?? 1;
}
