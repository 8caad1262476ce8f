import { prefetchUser } from "../../platform/data/user.ts";
import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/mypage",
    name: "mypage",
    page: "mypage-page",
    access: "auth-known",
    namespaces: ["mypage"],
    prefetch: prefetchUser,
  },
  {
    path: "/mypage/profile",
    name: "profile",
    page: "profile-page",
    access: "signed-in",
    namespaces: ["mypage"],
    prefetch: prefetchUser,
  },
  {
    path: "/mypage/records",
    name: "records",
    page: "records-page",
    access: "signed-in",
    namespaces: ["mypage-delete"],
  },
  {
    path: "/mypage/deleteAccount",
    name: "deleteAccount",
    page: "delete-account-page",
    // It is shown after the account is gone, too, and leads other visitors to sign-in by itself.
    access: "auth-known",
    beforeConsent: true,
    namespaces: ["mypage-delete"],
  },
];
