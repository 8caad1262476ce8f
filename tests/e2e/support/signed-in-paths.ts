import { globSync } from "node:fs";
import { parseSettings } from "../../../web/src/platform/settings/settings-schema.ts";
import type { FeatureRoute } from "../../../web/src/shell/route.ts";
import { PROGRAM } from "./programme/reader.ts";

const FEATURES = new URL("../../../web/src/features/", import.meta.url);

/** Values for the parameters of paths; a bill that there is not shows that it is not found. */
const PARAMS: Readonly<Record<string, string>> = {
  programId: PROGRAM,
  stepId: "d1-s1",
  viewNo: "1",
  billId: "none",
};

/** The paths of all screens that are not public, from the registry of routes. */
export async function signedInPaths(): Promise<readonly string[]> {
  // The build writes them into the app.
  Object.assign(globalThis, { __SETTINGS__: parseSettings({}) });
  const routes = await Promise.all(globSync("*/routes.ts", { cwd: FEATURES }).map(routesIn));
  return routes.flat().flatMap((route) => {
    if ("redirect" in route || route.access === "public") return [];
    return [route.path.replaceAll(/:(\w+)/g, (_, name: string) => PARAMS[name] ?? "")];
  });
}

async function routesIn(file: string): Promise<readonly FeatureRoute[]> {
  const { routes }: { readonly routes: readonly FeatureRoute[] } = await import(new URL(file, FEATURES).href);
  return routes;
}
