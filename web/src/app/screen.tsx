import { PRODUCT } from "@mindle/domain/product";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigationType } from "react-router-dom";
import { track, trackPage } from "../platform/tracking/track.ts";
import { drawWithLateFonts } from "./late-fonts.ts";
import { shownAt } from "./page-events.ts";
import { PAGES, type PageName } from "./pages.ts";

/** The address of the screen that was shown last; undefined before the first, which leaves the focus alone. */
let shown: string | undefined;

/** Shows a page under its title. A new screen begins at its top and at its heading, for eyes and ears alike. */
export function Screen({ name }: { readonly name: PageName }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const { Component } = PAGES[name];
  const title = t(`titles.${name}`);

  useEffect(() => {
    document.title = `${title} · ${PRODUCT.name}`;
  }, [title]);

  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === pathname) return;
    tellOf(pathname);
    if (before === undefined) return;
    drawWithLateFonts();
    if (navigation !== "POP") scrollTo({ top: 0, behavior: "instant" });
    const heading =
      document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, navigation]);

  return <Component />;
}

function tellOf(pathname: string): void {
  const { route, event } = shownAt(pathname);
  trackPage(route);
  if (event === undefined) return;
  const [name, details] = event;
  track(name, details);
}
