/** The files of the build as paths; its last step writes them above the worker's code. */
export interface BuildFiles {
  /** Fetched when the worker is installed: what the assessment and the help page need offline. */
  readonly precached: readonly string[];
  /** Every file below /assets, with the hash of what is in it (`hashOf`). */
  readonly assets: Readonly<Record<string, string>>;
  /** Paths with HTML of their own; all others get the shell. */
  readonly pages: readonly string[];
  /** Paths whose HTML all paths below them have. */
  readonly sharedPages: readonly string[];
}

/** URL of shell.html, as Hosting's clean URLs name it. */
export const SHELL = "/shell";

/** The path whose HTML shows a page; undefined for what is no page of the app: a file, the API, Hosting's own paths. */
export function htmlFor(path: string, { pages, sharedPages }: BuildFiles): string | undefined {
  if (/^\/(api|call|streams|__|assets)(\/|$)/.test(path) || /\.[^/]*$/.test(path)) return undefined;
  const shared = sharedPages.find((page) => path.startsWith(`${page}/`));
  return shared ?? (pages.includes(path) ? path : SHELL);
}
