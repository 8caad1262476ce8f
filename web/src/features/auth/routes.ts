import { prefetchUser } from "../../platform/data/user.ts";
import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/auth/login/:type?",
    name: "login",
    page: "login-page",
    access: "public",
    namespaces: ["auth"],
    prerender: { "/auth/login": "page", "/auth/login/email": "page" },
  },
  {
    path: "/auth/register",
    name: "register",
    page: "register-page",
    access: "public",
    namespaces: ["auth", "auth-link"],
  },
  {
    path: "/auth/find-password",
    name: "findPassword",
    page: "find-password-page",
    access: "public",
    namespaces: ["auth", "auth-link"],
  },
  {
    path: "/auth/consent",
    name: "consent",
    page: "consent-page",
    access: "signed-in",
    beforeConsent: true,
    namespaces: ["auth-link"],
    prefetch: prefetchUser,
  },
  {
    path: "/auth/change-password",
    name: "changePassword",
    page: "change-password-page",
    access: "signed-in",
    namespaces: ["auth", "auth-password"],
    prefetch: prefetchUser,
  },
  {
    path: "/auth/change-password-done",
    name: "changePasswordDone",
    page: "change-password-done-page",
    access: "signed-in",
    namespaces: ["auth", "auth-password"],
  },
];
