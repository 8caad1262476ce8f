/** The files of the build, as its last step writes them above this program. Paths. */
export interface BuildFiles {
  /** Fetched when the worker is installed, but for fonts where data are to be saved: enough for a test offline. */
  readonly ahead: readonly string[];
  /** Every file whose name holds its hash. */
  readonly assets: readonly string[];
  /** Pages with HTML of their own; all others get the shell. */
  readonly pages: readonly string[];
}

/** Address of the HTML of every page that has none of its own: shell.html, as Hosting’s clean addresses name it. */
export const SHELL = "/shell";

/** Which cached HTML stands for a path; undefined for what is no page of the app (a file, the API, Hosting's own). */
export function htmlFor(path: string, { pages }: BuildFiles): string | undefined {
  if (/^\/(api|streams|__|assets)(\/|$)/.test(path) || /\.[^/]*$/.test(path)) return undefined;
  return pages.includes(path) ? path : SHELL;
}
