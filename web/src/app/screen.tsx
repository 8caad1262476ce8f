import { PRODUCT } from "@mindle/domain/product";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigationType } from "react-router-dom";
import { trackPage } from "../platform/tracking/track.ts";
import type { RouteParams } from "../shell/route.ts";
import { focusHeading } from "../ui/layout/page.tsx";
import { useLazyComponent } from "./lazy-component.ts";
import { type AppPage, trackedPattern } from "./routes.ts";

/** Path of the screen shown last; undefined before the first one, which leaves the focus where it is. */
let shownPath: string | undefined;

interface ScreenProps {
  readonly page: AppPage;
  readonly params: RouteParams;
}

/** A page with its title. A new screen starts at its top with the focus on its heading. */
export function Screen({ page, params }: ScreenProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const Component = useLazyComponent(page.source);
  const title = t(`titles.${page.name}`);

  useEffect(() => {
    document.title = `${title} · ${PRODUCT.name}`;
  }, [title]);

  useEffect(() => {
    const previousPath = shownPath;
    shownPath = pathname;
    if (previousPath === pathname) return;
    trackPage(trackedPattern(page), page.event?.(params));
    if (previousPath === undefined) return;
    if (navigation !== "POP") scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
  }, [page, params, pathname, navigation]);

  return <Component />;
}
