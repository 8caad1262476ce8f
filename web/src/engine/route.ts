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

/** The page before one on the way; undefined for the first one. */
export function pageBefore(route: readonly string[], pageId: string): string | undefined {
  const at = route.indexOf(pageId);
  return at <= 0 ? undefined : route[at - 1];
}

interface Resumed {
  readonly pages: readonly PackPage[];
  readonly route: readonly string[];
  readonly isStepFinished: boolean;
  /** Whether a page was finished. */
  isFinished(page: PackPage): boolean;
}

/** Where a person goes on, as a place in the pack: the end of the way, else the first unfinished page, else the first. */
export function resumeAt({ pages, route, isStepFinished, isFinished }: Resumed): number {
  if (isStepFinished) return 1;
  const last = route.at(-1);
  const left = pages.find(({ pageId }) => pageId === last) ?? pages.find((page) => !isFinished(page));
  return left?.viewNo ?? 1;
}
