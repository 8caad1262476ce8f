/** The files of the build as paths; its last step writes them above the worker's code. */
export interface BuildFiles {
  /** Fetched when the worker is installed: what the assessment, the help page and the loud minute need offline, and every page's styles. */
  readonly precached: readonly string[];
  /** Every file below /assets, with the hash of what is in it (`hashOf`). */
  readonly assets: Readonly<Record<string, string>>;
  /** Paths with HTML of their own; all others get the shell. */
  readonly pages: readonly string[];
  /** Those of them whose HTML is fetched when the worker is installed. */
  readonly keptPages: readonly string[];
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

/** Reads `Range: bytes=0-499`, `bytes=500-` or `bytes=-500`; undefined for anything else, which may be answered whole. */
function boundsIn(range: string, size: number): readonly [start: number, end: number] | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === undefined || to === undefined || from + to === "") return undefined;
  if (from === "") return [Math.max(size - Number(to), 0), size - 1];
  return [Number(from), to === "" ? size - 1 : Math.min(Number(to), size - 1)];
}

/** The part of a whole response that a request asks for: Safari plays no sound or film whose ranges are not answered. */
export async function partOf(whole: Response, range: string): Promise<Response> {
  const body = await whole.blob();
  const bounds = boundsIn(range, body.size);
  const headers = new Headers(whole.headers);
  if (bounds === undefined) return new Response(body, { headers });
  const [start, end] = bounds;
  if (start > end || start >= body.size) {
    return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${body.size}` } });
  }
  headers.set("Content-Range", `bytes ${start}-${end}/${body.size}`);
  headers.set("Content-Length", String(end - start + 1));
  return new Response(body.slice(start, end + 1, body.type), { status: 206, headers });
}
