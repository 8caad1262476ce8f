import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { BottomNavigation } from "../ui/layout/bottom-navigation.tsx";

/** The main pages, by their tab in the bottom navigation. */
export const MAIN_PATHS = { home: "/home", journeys: "/catalog/list", my: "/mypage" } as const;

const TABS = ["home", "journeys", "my"] as const;

/** The bottom navigation. */
export function MainNavigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const items = TABS.map((tab) => ({
    to: MAIN_PATHS[tab],
    icon: tab,
    label: t(`navigation.${tab}`),
    current: pathname === MAIN_PATHS[tab],
  }));
  return <BottomNavigation label={t("navigation.label")} items={items} />;
}
