import type { FeatureRoute } from "../../shell/route.ts";

/** Loaded with the page that needs it: every page of the app has this list of routes. */
const loadQuery = () => import("../../platform/reminders/reminders-query.ts");

export const routes: readonly FeatureRoute[] = [
  {
    path: "/notification/dashboard",
    name: "notifications",
    page: "reminders-page",
    access: "signed-in",
    namespaces: ["reminders"],
    prefetch: ({ uid, queryClient }) => {
      if (uid === undefined) return;
      const prefetched = loadQuery().then(({ remindersQuery }) =>
        queryClient.prefetchQuery(remindersQuery(uid)),
      );
      prefetched.catch((error: unknown) => console.warn("the reminders were not prefetched", error));
    },
  },
];
