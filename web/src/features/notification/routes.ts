import { remindersQuery } from "../../platform/notification/reminders-query.ts";
import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/notification/dashboard",
    name: "notifications",
    page: "notification-dashboard-page",
    access: "signed-in",
    namespaces: ["notification"],
    prefetch: ({ uid, queryClient }) => {
      if (uid !== undefined) void queryClient.prefetchQuery(remindersQuery(uid));
    },
  },
];
