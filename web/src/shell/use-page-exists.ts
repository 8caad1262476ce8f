import { createContext, useContext } from "react";

/** Whether a path leads to a page. Provided by the app, which knows all routes. */
export const PageExistsContext = createContext<(pathname: string) => boolean>(() => false);

/** For entries of a menu: tells whether a path leads to a page. */
export function usePageExists(): (pathname: string) => boolean {
  return useContext(PageExistsContext);
}
