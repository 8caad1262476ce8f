import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { BottomNavigation } from "../ui/layout/bottom-navigation.tsx";
import { NavigationContext } from "./route.ts";

/** Path of a main page, such as the home screen; the landing page where there is none. */
export function useMainPath(tab: "home" | "my"): string {
  return useContext(NavigationContext).find(({ navigation }) => navigation === tab)?.path ?? "/";
}

/** The bottom navigation with those main pages that exist. */
export function MainNavigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const items = useContext(NavigationContext).flatMap(({ path, navigation }) =>
    navigation === undefined
      ? []
      : {
          to: path,
          icon: navigation,
          label: t(`navigation.${navigation}`),
          current: pathname === path,
        },
  );
  return <BottomNavigation label={t("navigation.label")} items={items} />;
}
