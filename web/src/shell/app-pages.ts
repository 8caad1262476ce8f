import { createContext, useContext } from "react";
import type { PageRoute } from "./route.ts";

// What the shell and the pages know of the app's pages. Provided by the app, which knows all routes.

/** Pages with a place in the bottom navigation, in order. */
export const NavigationContext = createContext<readonly PageRoute[]>([]);

/** Whether a path leads to a page. */
export const PageExistsContext = createContext<(pathname: string) => boolean>(() => false);

/** For entries of a menu: tells whether a path leads to a page. */
export function usePageExists(): (pathname: string) => boolean {
  return useContext(PageExistsContext);
}
