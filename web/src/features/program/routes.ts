import { PROGRAMME_ID } from "@mindle/domain/programme/programme-id";
import { loadModule } from "../../platform/browser/load-module.ts";
import type { FeatureRoute, PrefetchContext } from "../../shell/route.ts";

let access: typeof import("./programme-access.ts") | undefined;

/** Loaded when a route needs it: all routes are part of every page. */
async function loadAccess() {
  access ??= await import("./programme-access.ts");
  return access;
}

/** Where it cannot be loaded, the page says so. */
function prefetchAccess(read: "prefetchSchedule" | "prefetchStep", context: PrefetchContext): Promise<void> {
  return loadAccess().then(
    (loaded) => loaded[read](context),
    () => {},
  );
}

export const routes: readonly FeatureRoute[] = [
  {
    path: "/program/schedule/:programId",
    name: "schedule",
    page: "schedule-page",
    access: "auth-known",
    namespaces: ["program-schedule"],
    leadsTo: "viewer",
    guard: ({ programId = "" }) => (PROGRAMME_ID.test(programId) ? "show" : "not-found"),
    prefetch: (context) => prefetchAccess("prefetchSchedule", context),
  },
  {
    path: "/program/content/viewer/:programId/:stepId/:viewNo",
    name: "viewer",
    page: "viewer-page",
    access: "signed-in",
    namespaces: ["viewer"],
    leadsTo: "schedule",
    guard: ({ programId = "" }) => (PROGRAMME_ID.test(programId) ? "show" : "not-found"),
    check: {
      params: ["programId", "stepId"],
      decide: async (context) => (await loadModule(loadAccess)).sendLockedToSchedule(context),
      known: (context) => access?.knownToBeOpen(context),
    },
    prefetch: (context) => prefetchAccess("prefetchStep", context),
    prepare: async (context) => {
      const { prepareCachedStep } = await import("./viewer/prepare-cached-step.ts");
      await Promise.all([loadAccess(), prepareCachedStep(context)]);
    },
  },
];
