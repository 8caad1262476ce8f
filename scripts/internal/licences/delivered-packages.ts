import { z } from "zod";

/** The parts of package-lock.json (version 3) that say what is installed where. */
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      resolved: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

type Packages = z.infer<typeof lockSchema>["packages"];

export interface DeliveredPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; undefined where the package names none. */
  readonly licence: string | undefined;
}

const MODULES = "node_modules/";

/**
 * The packages that workspaces need at run time, with everything those need in turn, by name and version. An upper bound of what
 * is delivered: a bundler leaves out what nothing imports.
 */
export function deliveredPackages(lockText: string, workspaces: readonly string[]): DeliveredPackage[] {
  const { packages } = lockSchema.parse(JSON.parse(lockText));
  const places = new Set(workspaces);
  // A Set also visits what is added during the loop.
  for (const place of places) {
    const { dependencies, optionalDependencies } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolve(packages, place, name);
      if (found !== undefined) places.add(found);
      else if (optionalDependencies?.[name] === undefined) {
        throw new Error(`${place} needs ${name}, which package-lock.json has not.`);
      }
    }
  }
  const delivered = new Map<string, DeliveredPackage>();
  for (const place of places) {
    const at = place.lastIndexOf(MODULES);
    if (at === -1) continue;
    const name = place.slice(at + MODULES.length);
    const { version = "", license: licence } = packages[place] ?? {};
    delivered.set(`${name}@${version}`, { name, version, licence });
  }
  return [...delivered].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found);
}

/** Where Node finds a package: in the nearest `node_modules` upwards; a link leads to its workspace. */
function resolve(packages: Packages, from: string, name: string): string | undefined {
  for (let directory = from; ; directory = directory.slice(0, Math.max(0, directory.lastIndexOf("/")))) {
    const place = `${directory === "" ? "" : `${directory}/`}${MODULES}${name}`;
    const found = packages[place];
    if (found !== undefined) return found.link === true ? found.resolved : place;
    if (directory === "") return undefined;
  }
}
