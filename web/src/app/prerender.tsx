import type { Language } from "@mindle/domain/catalogue/language";
import type { ContentKey, PageData } from "@mindle/domain/catalogue/public-content";
import { PRODUCT } from "@mindle/domain/product";
import i18next from "i18next";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { loadNamespaces, setLanguage, startI18n } from "../platform/i18n/i18n.ts";
import { seedContent } from "../platform/query/content.ts";
import { createQueryClient } from "../platform/query/query-client.ts";
import { App } from "./app.tsx";
import type { RootData } from "./root.ts";
import { matchPath, ROUTES, trackedPattern } from "./routes.ts";

/** The paths whose HTML is made at build time. */
export const PRERENDERED: readonly Pick<RootData, "path" | "start">[] = ROUTES.flatMap((route) => {
  if ("redirect" in route) return [];
  const { prerender: starts = {} } = route.page;
  const byPath = typeof starts === "string" ? { [route.path]: starts } : starts;
  return Object.entries(byPath).map(([path, start]) => ({ path, start }));
});

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
  /** Pattern of its route, as events name it. */
  readonly route: string;
  /** Whether the page reads from the API as soon as the app starts. */
  readonly prefetches: boolean;
}

/**
 * Renders the page of a path for a first visitor: signed out, empty storage, no query. One at a
 * time, since the language is global. Throws when the path redirects or the page does not render.
 */
export async function render(path: string, language: Language, content: PageData): Promise<RenderedPage> {
  const match = matchPath(path);
  if ("redirect" in match) throw new Error(`${path} redirects to ${match.redirect}`);
  if (i18next.isInitialized) await setLanguage(language);
  else await startI18n(language);
  await loadNamespaces(["meta"]);
  const queryClient = createQueryClient();
  seedContent(queryClient, content);
  const { name, namespaces, prefetch, source } = match.page;
  await source.load();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App queryClient={queryClient} />
      </StaticRouter>
    </StrictMode>,
    // No streaming: content that arrives later in the HTML would need a script to move it.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    html: await new Response(prelude).text(),
    title: `${i18next.t(`common:titles.${name}`)} · ${PRODUCT.name}`,
    description: i18next.t(`meta:${name}`),
    page: `features/${source.file}`,
    namespaces: ["common", ...namespaces],
    route: trackedPattern(match.page),
    prefetches: prefetch !== undefined,
  };
}
