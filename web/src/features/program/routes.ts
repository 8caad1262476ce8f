import { PROGRAMME_ID } from "@mindle/domain/programme/programme-id";
import { loadModule } from "../../platform/load-module.ts";
import type { FeatureRoute } from "../../shell/route.ts";

/** Loaded when a route needs it: all routes are part of every page. */
const loadReads = () => import("../../platform/query/read-schedule.ts");
const loadAccess = () => import("./viewer-access.ts");

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
  {
    path: "/program/content/viewer/:programId/:stepId/:viewNo",
    name: "viewer",
    page: "viewer-page",
    access: "signed-in",
    namespaces: ["viewer"],
    guard: ({ programId = "" }) => (PROGRAMME_ID.test(programId) ? "show" : "not-found"),
    check: {
      params: ["programId", "stepId"],
      decide: async (context) => (await loadModule(loadAccess)).sendLockedToSchedule(context),
    },
    prefetch: (context) => {
      loadAccess().then(
        ({ prefetchStep }) => prefetchStep(context),
        () => {},
      );
    },
  },
];
