import type { PackPage } from "@mindle/domain/content/activity";
import type { Mistake } from "../files/content-error.ts";
import type { Source } from "../files/source.ts";
import type { AuthoredStep } from "./authored.ts";

/** Where a page leads, in pages to skip. */
export type PageRoutes = Pick<PackPage, "pagesToSkip" | "routes">;

/** The target of `next` that ends the step. */
const END = "end";

/** Where each page of a step leads. Targets must come later in the step, and every page must be reached. */
export function routesOf(
  { pages }: AuthoredStep,
  source: Source,
): { readonly routes: readonly PageRoutes[]; readonly mistakes: readonly Mistake[] } {
  const mistakes: Mistake[] = [];
  const placeOf = new Map(pages.map(({ page }, at) => [page, at]));
  placeOf.set(END, pages.length);
  const reached = new Set([0]);
  const routes = pages.map(({ next = [] }, at): PageRoutes => {
    const found: { when: string | undefined; pagesToSkip: number }[] = [];
    for (const [index, { when, to }] of next.entries()) {
      const target = placeOf.get(to);
      const path = ["pages", at, "next", index];
      if (target === undefined || target <= at) {
        const later = [...pages.slice(at + 1).map(({ page }) => page), END].join(", ");
        mistakes.push(source.mistake([...path, "to"], `expected a later page: ${later}`));
      } else if (found.some((earlier) => earlier.when === undefined)) {
        mistakes.push(source.mistake(path, "expected nothing after a way without a condition"));
      } else {
        found.push({ when, pagesToSkip: target - at });
      }
    }
    const otherwise = found.find(({ when }) => when === undefined)?.pagesToSkip ?? 1;
    const conditional = found.flatMap(({ when, pagesToSkip }) =>
      when === undefined ? [] : [{ when, pagesToSkip }],
    );
    if (reached.has(at))
      for (const skip of [otherwise, ...conditional.map(({ pagesToSkip }) => pagesToSkip)])
        reached.add(at + skip);
    return { pagesToSkip: otherwise, routes: conditional };
  });
  for (const [at, { page }] of pages.entries()) {
    if (!reached.has(at))
      mistakes.push(source.mistake(["pages", at, "page"], `${page} is reached from no page before it`));
  }
  return { routes, mistakes };
}
