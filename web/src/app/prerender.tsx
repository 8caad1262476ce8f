import { LANGUAGES, type Language } from "@mindle/domain/catalogue/language";
import type { ContentKey, PageData } from "@mindle/domain/catalogue/public-content";
import { PRODUCT } from "@mindle/domain/product";
import { VIEWER_PATH, viewerPath } from "@mindle/domain/programme/paths";
import i18next from "i18next";
import { type ReactNode, StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { LoadingViewer } from "../features/program/viewer/viewer-states.tsx";
import { seedContent } from "../platform/data/catalogue.ts";
import { createQueryClient, QueryClientProvider } from "../platform/data/query-client.ts";
import { loadNamespaces, setLanguage, startI18n } from "../platform/i18n/i18n.ts";
import { MAIN_PATHS } from "../shell/main-navigation.tsx";
import type { FeatureBuild, PageBuild } from "../shell/route.ts";
import { App } from "./app.tsx";
import { MainPlaceholder } from "./gates/access-gate.tsx";
import type { RootData } from "./root.ts";
import { type AppPage, matchPath, ROUTES, trackedPattern } from "./routes.ts";

/** The paths whose HTML is made at build time. */
export const PRERENDERED: readonly Pick<RootData, "path" | "part">[] = ROUTES.flatMap((route) => {
  if ("redirect" in route) return [];
  const { prerender: parts = {} } = route.page;
  const byPath = typeof parts === "string" ? { [route.path]: parts } : parts;
  return Object.entries(byPath).map(([path, part]) => ({ path, part }));
});

/** In the HTML of a page that shows what belongs to its user. */
interface PagePlaceholder {
  /** Where the HTML is: at the page's path, or above the paths of several (`rewrites` in firebase.json). */
  readonly path: string;
  /** The path of one of its pages. */
  readonly of: string;
  readonly placeholder: ReactNode;
}

/** The placeholders of the main pages, and the one of every step. */
export const PLACEHOLDERS: readonly PagePlaceholder[] = [
  ...Object.values(MAIN_PATHS).map((path) => ({ path, of: path, placeholder: <MainPlaceholder /> })),
  { path: VIEWER_PATH, of: viewerPath("programme", "d1-s1", 1), placeholder: <LoadingViewer /> },
];

/** What features say to the build about their pages, by the page's file below `features`. */
export const BUILDS: ReadonlyMap<string, PageBuild> = new Map(
  Object.entries(
    import.meta.glob<FeatureBuild>("../features/*/build.ts", { eager: true, import: "build" }),
  ).flatMap(([file, build]) =>
    Object.entries(build).map(([page, says]) => [`${file.split("/").at(-2)}/${page}.tsx`, says] as const),
  ),
);

/** What the pages that work without a connection after one visit need, in both languages: sources below `src`. */
export const OFFLINE: readonly string[] = ROUTES.flatMap((route) => {
  if ("redirect" in route) return [];
  const { source, namespaces } = route.page;
  const { offline } = BUILDS.get(source.file) ?? {};
  if (offline === undefined) return [];
  return [`features/${source.file}`, ...offline, ...["common", ...namespaces].flatMap(textFiles)];
});

/** The paths whose HTML is there from the first visit to the app on. */
export const KEPT: readonly string[] = PRERENDERED.flatMap(({ path }) =>
  BUILDS.get(pageOf(path).source.file)?.kept === true ? [path] : [],
);

function textFiles(namespace: string): readonly string[] {
  return LANGUAGES.map((language) => `locales/${language}/${namespace}.ts`);
}

/** The public content that the page of a path is rendered with. */
export function contentOf(path: string): readonly ContentKey[] {
  const match = matchPath(path);
  return "redirect" in match ? [] : (match.page.content?.(match.params) ?? []);
}

/** A page as HTML, with the contents of its head. */
interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** Its file below src, and the names of its texts: the build finds their chunks by these. */
  readonly page: string;
  readonly namespaces: readonly string[];
  /** Pattern of its route, as events name it; empty where none does. */
  readonly route: string;
  readonly build: PageBuild;
}

/**
 * Renders the page of a path for a first visitor: signed out, empty storage, no query. One at a
 * time, since the language is global. Throws when the path redirects or the page does not render.
 */
export async function render(path: string, language: Language, content: PageData): Promise<RenderedPage> {
  await setRenderedLanguage(language);
  const page = pageOf(path);
  const queryClient = createQueryClient();
  seedContent(queryClient, content);
  await page.source.load();
  return renderApp(path, page, <App queryClient={queryClient} />);
}

/** Renders a placeholder, under the same conditions. */
export async function renderPlaceholder(
  { of, placeholder }: PagePlaceholder,
  language: Language,
): Promise<RenderedPage> {
  await setRenderedLanguage(language);
  const page = pageOf(of);
  await loadNamespaces(page.namespaces);
  const app = <QueryClientProvider client={createQueryClient()}>{placeholder}</QueryClientProvider>;
  return renderApp(of, page, app);
}

async function setRenderedLanguage(language: Language): Promise<void> {
  if (i18next.isInitialized) await setLanguage(language);
  else await startI18n(language);
  await loadNamespaces(["meta"]);
}

function pageOf(path: string): AppPage {
  const match = matchPath(path);
  if ("redirect" in match) throw new Error(`${path} redirects to ${match.redirect}`);
  return match.page;
}

async function renderApp(path: string, page: AppPage, app: ReactNode): Promise<RenderedPage> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>{app}</StaticRouter>
    </StrictMode>,
    // No streaming: content that arrives later in the HTML would need a script to move it.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    html: await new Response(prelude).text(),
    title: `${i18next.t(`common:titles.${page.name}`)} · ${PRODUCT.name}`,
    description: i18next.t(`meta:${page.name}`),
    page: `features/${page.source.file}`,
    namespaces: ["common", ...page.namespaces],
    route: page.untracked === true ? "" : trackedPattern(page),
    build: BUILDS.get(page.source.file) ?? {},
  };
}
