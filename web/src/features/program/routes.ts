import { PROGRAMME_ID } from "@mindle/domain/programme/programme-id";
import type { FeatureRoute } from "../../shell/route.ts";

/** Loaded when a route needs it: all routes are part of every page. */
const loadReads = () => import("../../platform/query/read-schedule.ts");

export const routes: readonly FeatureRoute[] = [
  {
    path: "/program/schedule/:programId",
    name: "schedule",
    page: "schedule-page",
    access: "auth-known",
    namespaces: ["program-schedule"],
    guard: ({ programId = "" }) => (PROGRAMME_ID.test(programId) ? "show" : "not-found"),
    prefetch: ({ params: { programId = "" }, uid, queryClient }) => {
      // Where it cannot be loaded, the page says so.
      loadReads().then(
        (reads) => reads.prefetchSchedule({ programId, uid, queryClient }),
        () => {},
      );
    },
  },
];
