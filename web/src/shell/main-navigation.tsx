import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { BottomNavigation } from "../ui/bottom-navigation.tsx";
import type { PageRoute } from "./route.ts";

/** Pages with a place in the bottom navigation, in order. Provided by the app, which knows all routes. */
export const NavigationContext = createContext<readonly PageRoute[]>([]);

/** Path of a main page, such as the home screen; the landing page where there is none. */
export function useMainPath(icon: "home" | "my"): string {
  return useContext(NavigationContext).find(({ navigation }) => navigation?.icon === icon)?.path ?? "/";
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
          icon: navigation.icon,
          label: t(`navigation.${navigation.icon}`),
          current: pathname === path,
        },
  );
  return <BottomNavigation label={t("navigation.label")} items={items} />;
}
