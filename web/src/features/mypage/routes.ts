import { userInfoQuery } from "../../platform/query/user.ts";
import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/mypage",
    name: "mypage",
    page: "mypage-page",
    access: "auth-known",
    namespaces: ["mypage"],
    prefetch: ({ uid, queryClient }) => {
      if (uid !== undefined) void queryClient.prefetchQuery(userInfoQuery(uid));
    },
    navigation: { position: 3, icon: "my" },
  },
];
