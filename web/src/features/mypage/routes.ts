import type { QueryClient } from "../../platform/query/query-client.ts";
import { userInfoQuery } from "../../platform/query/user.ts";
import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/mypage",
    name: "mypage",
    page: "mypage-page",
    access: "auth-known",
    namespaces: ["mypage"],
    prefetch: prefetchUser,
    navigation: "my",
  },
  {
    path: "/mypage/profile",
    name: "profile",
    page: "profile-page",
    access: "signed-in",
    namespaces: ["mypage", "mypage-delete"],
    prefetch: prefetchUser,
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

function prefetchUser({
  uid,
  queryClient,
}: {
  readonly uid: string | undefined;
  readonly queryClient: QueryClient;
}): void {
  if (uid !== undefined) void queryClient.prefetchQuery(userInfoQuery(uid));
}
