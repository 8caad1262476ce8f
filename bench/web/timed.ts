import type { Page } from "@playwright/test";
import { TIMEOUT_MS } from "./phone.ts";

/** Milliseconds from an action's event until the selected element is painted. */
export async function timed(page: Page, act: () => Promise<unknown>, selector: string): Promise<number> {
  const painted = page.evaluate(
    ([wanted, timeoutMs]) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${wanted} was not painted`)), timeoutMs);
        let began: number | undefined;
        const begin = () => {
          began ??= performance.now();
        };
        addEventListener("click", begin, { capture: true, once: true });
        addEventListener("popstate", begin, { capture: true, once: true });
        const look = () => {
          // Our pages before and after the one that is shown are in the document, too.
          const isShown = () =>
            [...document.querySelectorAll(wanted)].some((element) => element.getClientRects().length > 0);
          if (began !== undefined && isShown()) {
            // The frame that has it is painted before the next task.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - (began ?? 0))));
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      }),
    [selector, TIMEOUT_MS] as const,
  );
  // Awaited after the action: a failure of the action must not leave it unheard.
  painted.catch(() => undefined);
  await act();
  return painted;
}

/** The page counter's seed of the page that is shown, at the place of a page. */
export function nowOpen(viewNo: number): string {
  return `main header [data-state=now]:nth-child(${viewNo})`;
}

/** The button that finishes a page. */
export const NEXT = 'main [data-widget="next-button"] button';
