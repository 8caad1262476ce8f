import type { PackPage } from "@mindle/domain/content/activity";

// The way through the pages of a step: ids of the pages gone through, in order. The place of a page in the pack may change
// with the programme, its id does not.

/** The way once a page leads to another one, or to the end of the step (undefined). */
export function turned(route: readonly string[], from: string, to: string | undefined): readonly string[] {
  const at = route.indexOf(from);
  const before = at === -1 ? [...route, from] : route.slice(0, at + 1);
  // A page that was opened by its address may lead to one that the way has already.
  return to === undefined ? before : [...before.filter((page) => page !== to), to];
}

/** A step with what was done in it. */
export interface Way {
  readonly pages: readonly PackPage[];
  /** Pages gone through on this device. */
  readonly route: readonly string[];
  /** Whether a page was finished, here or elsewhere. */
  isFinished(page: PackPage): boolean;
}

/**
 * Tells which pages of a step were finished by which ones are answered. One that is shown once more was answered in an earlier step:
 * here it was finished where a page after it was.
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
 * The page before one on the way; undefined for the first one. Where the way began on another device, the last page in the pack
 * that was finished.
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

/** Where a person goes on, as a place in the pack: the end of the way, else the first unfinished page, else the first. */
export function resumeAt({ pages, route, isStepFinished, isFinished }: Resumed): number {
  if (isStepFinished) return 1;
  const last = route.at(-1);
  const left = pages.find(({ pageId }) => pageId === last) ?? pages.find((page) => !isFinished(page));
  return left?.viewNo ?? 1;
}
