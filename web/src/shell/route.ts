import type { ContentKey } from "@mindle/domain/catalogue/public-content";
import type common from "../locales/ko/common.ts";
import type { Namespace } from "../locales/types.ts";
import type { EarlyCall } from "../platform/api/early-calls.ts";
import type { QueryClient } from "../platform/data/query-client.ts";
import type { PageEvent } from "../platform/tracking/track.ts";

/** Values of a path's parameters, such as `packageId` in `/voucher/:packageId`. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/**
 * Who may open a page.
 *
 * - `public`: anyone, at once; the page does not wait for Auth.
 * - `auth-known`: anyone, but only after Auth has said who is signed in.
 * - `signed-in`: signed-in users; all others go to the sign-in page and come back.
 */
export type Access = "public" | "auth-known" | "signed-in";

/** What a guard decides: show the page, go to another path (the query is kept), or show the not-found page. */
export type GuardResult = "show" | "not-found" | { readonly redirect: string };

/** What a check may decide by. */
export interface CheckContext {
  readonly params: RouteParams;
  readonly uid: string;
  /** Read through it (`readCached`), so that the page finds the same data in the cache. */
  readonly queryClient: QueryClient;
}

/** Decides by data of the user, such as a locked step. */
export interface PageCheck {
  /** Names of the path's parameters it depends on; a change of one checks again. */
  readonly params: readonly string[];
  readonly decide: (context: CheckContext) => Promise<GuardResult>;
  /** What it decides by what is loaded and cached; undefined where it has to read. Shown at once, and decided again. */
  readonly known?: (context: CheckContext) => GuardResult | undefined;
}

/** What a page may start to read by. */
export interface PrefetchContext {
  readonly params: RouteParams;
  /** Query of the address, such as `?responseId=…`. */
  readonly search: string;
  /** Undefined for a visitor. */
  readonly uid: string | undefined;
  readonly queryClient: QueryClient;
}

/** What the HTML of a page holds: the whole page, or an outline around what the app reads, such as a result. */
export type PrerenderedPart = "page" | "outline";

/** A page of the app. Each feature lists its own in `routes.ts`; `app/routes.ts` composes them. */
export type PageRoute = PageRouteBase &
  (
    | { readonly access: Exclude<Access, "signed-in">; readonly check?: never }
    // The check comes after `guard`.
    | { readonly access: "signed-in"; readonly check?: PageCheck }
  );

interface PageRouteBase {
  /** Pattern in React Router's notation. */
  readonly path: string;
  /** Key of the page's title (`common:titles`) and description (`meta`). */
  readonly name: keyof typeof common.titles;
  /** File of the page in the feature's folder, without `.tsx`; its name ends in `-page`. */
  readonly page: string;
  /** Decides by the path's parameters, such as a package id; without it the page is shown. */
  readonly guard?: (params: RouteParams) => GuardResult;
  /** Texts the page needs, besides `common`. */
  readonly namespaces: readonly Namespace[];
  /** Public content that comes with the page's HTML. */
  readonly content?: (params: RouteParams) => readonly ContentKey[];
  /**
   * Starts to read what the page shows, while its modules are loaded: `void queryClient.prefetchQuery(userInfoQuery(uid))`
   * for each query. Where it returns a promise, the first render of a page whose user is known by a kept token waits for it, a second at
   * most, so that what the first calls have brought need not be rendered in parts.
   */
  readonly prefetch?: (context: PrefetchContext) => Promise<void> | void;
  /** Makes ready what the first render shows of a user's cached data, so that it need not be rendered in parts; what fails, fails there again. */
  readonly prepare?: (context: CheckContext) => Promise<void>;
  /**
   * Name of the next page of a flow: its modules and texts are loaded once this page is idle, since the connection may be gone
   * later.
   */
  readonly leadsTo?: keyof typeof common.titles;
  /** Event that is tracked when the page is shown, besides the change of page. */
  readonly event?: (params: RouteParams) => PageEvent;
  /** Its views are not tracked, nor does the next page name it as the one before. */
  readonly untracked?: true;
  /** The HTML that is made at build time: of `path` itself, or by path. */
  readonly prerender?: PrerenderedPart | Readonly<Record<string, PrerenderedPart>>;
  /** Whether the page opens for users who are still to be asked for their consents. Public pages always do. */
  readonly beforeConsent?: true;
  /** Whether the exit popup may open. */
  readonly exitPopup?: boolean | ((params: RouteParams) => boolean);
}

/** A path that redirects to another one and keeps the query. */
interface RedirectRoute {
  readonly path: string;
  readonly redirect: string;
}

export type FeatureRoute = PageRoute | RedirectRoute;

/** What the build cannot see in a page's static imports. Paths of modules below `src`. */
export interface PageBuild {
  /** What a main page reads from Firestore with: loaded after the page's own modules. */
  readonly reads?: readonly string[];
  /** The first calls of a main page, sent before the app has loaded. */
  readonly calls?: readonly EarlyCall[];
  /** Set for a page that works without a connection after one visit to the app: what it imports later. */
  readonly offline?: readonly string[];
  /** Set where the HTML is kept from the first visit to the app on, so that such a page is shown at once without a connection. */
  readonly kept?: true;
}

/** A feature's pages, by the file that their route names. Each feature that needs it has one in `build.ts`. */
export type FeatureBuild = Readonly<Record<string, PageBuild>>;
