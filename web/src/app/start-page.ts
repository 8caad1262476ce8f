import { authState, currentUid } from "../platform/auth/auth-state.ts";
import { beginAuth, findToken } from "../platform/auth/session.ts";
import { whenShown } from "../platform/browser/shown.ts";
import { within } from "../platform/browser/within.ts";
import { persistCache } from "../platform/data/persist-cache.ts";
import type { QueryClient } from "../platform/data/query-client.ts";
import { hasUserData } from "../platform/data/user.ts";
import type { RouteParams } from "../shell/route.ts";
import type { AppPage } from "./routes.ts";

/** What a page is started for. */
export interface PageStart {
  readonly page: Pick<AppPage, "access" | "prefetch" | "prepare" | "source">;
  readonly params: RouteParams;
  readonly pathname: string;
  readonly search: string;
  readonly queryClient: QueryClient;
}

/** What asks Auth, and what restores the cache; tests pass their own. */
interface StartParts {
  readonly beginAuth: () => Promise<void>;
  readonly findToken: () => Promise<string | undefined>;
  readonly persistCache: (queryClient: QueryClient) => Promise<void>;
}

/** What a page reads for its user. */
interface Reading {
  readonly prefetch: (uid: string | undefined) => Promise<void> | void;
  readonly prepare: (uid: string) => Promise<void>;
}

/** How long the first render waits for what it can be prepared with, in milliseconds; the HTML is a placeholder meanwhile. */
const PREPARE_TIMEOUT_MS = 1_000;

let started: string | undefined;

/**
 * Begins to load a page and to read what it shows; once for each navigation and user, so that it may be called while
 * rendering: an effect would wait for the page's modules. Resolves when the persisted cache is restored, where the page
 * needs it.
 */
export async function startPage(
  { page, params, pathname, search, queryClient }: PageStart,
  parts: StartParts = { beginAuth, findToken, persistCache },
): Promise<void> {
  const key = `${currentUid()} ${pathname}${search}`;
  if (started === key) return;
  started = key;
  // A page that cannot be loaded is reported when it renders.
  page.source.load().catch(() => undefined);
  const prefetch = (uid: string | undefined) => page.prefetch?.({ params, search, uid, queryClient });
  if (page.access === "public") void prefetch(currentUid());
  else {
    const prepare = async (uid: string) => page.prepare?.({ params, uid, queryClient });
    await startSignedIn(queryClient, { prefetch, prepare }, parts);
  }
}

/**
 * Starts a page of the signed-in part, in parallel with the download of its modules: restores the persisted cache, asks Auth and then
 * prefetches for the current user, undefined for a visitor. Resolves when the cache is restored, so that the first render shows
 * what it holds; where it holds data of the user, Auth, if it has not answered, and what needs its token wait until they are shown. Where
 * the device keeps a token, Auth alone waits, and it resolves once what is prefetched is there, a second later at most. Never rejects.
 */
async function startSignedIn(
  queryClient: QueryClient,
  { prefetch, prepare }: Reading,
  { beginAuth: begin, findToken: find, persistCache: restore }: StartParts,
): Promise<void> {
  const [token] = await Promise.all([find(), restore(queryClient)]);
  const uid = currentUid();
  const askAuth = () => begin().catch((error: unknown) => console.warn("Auth did not answer", error));
  if (uid === undefined) {
    void askAuth().then(() => prefetch(currentUid()));
    return;
  }
  const read = () => {
    void askAuth();
    void prefetch(uid);
  };
  if (authState().status === "waiting" && hasUserData(queryClient, uid)) {
    await within(prepare(uid), PREPARE_TIMEOUT_MS).catch(() => undefined);
    void whenShown().then(read);
  } else if (token !== undefined) {
    await within(Promise.resolve(prefetch(uid)), PREPARE_TIMEOUT_MS).catch(() => undefined);
    void whenShown().then(askAuth);
  } else read();
}

/**
 * What a link takes along from the text around it: `mindle.example/help.`, `(…/help)`, `“…/help”` or `…/help에서`. No path and no
 * query of ours ends with any of it.
 */
const ALONG =
  /(?:%(?:[89a-f][0-9a-f]|20|0a|0d|09|22|27|28|29|2a|2c|2e|3b|3c|3e|5b|5d|60|7b|7c|7d)|[\s.,;:!'"()<>[\]{}|*~`]|[^\0-\x7f])+$/i;

/** A path with its query without what stood behind the link. */
export function tidied(address: string): string {
  return address.replace(ALONG, "") || "/";
}

/** Takes it from the address of this page, before anything reads it. */
export function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const address = tidied(pathname + search);
  if (address !== pathname + search) history.replaceState(history.state, "", address + hash);
}
