import * as z from "zod/mini";
import { Failure } from "../failure.ts";

/**
 * - `production`: what is deployed there is public.
 * - `test`: a second environment, such as `beta-1` or a developer's own.
 * - `demo`: no real project; everything but the uploads works.
 */
type ProjectKind = "production" | "test" | "demo";

export interface DeployProject {
  readonly id: string;
  /** Its name in `.firebaserc`. */
  readonly alias: string;
  readonly kind: ProjectKind;
}

const PRODUCTION = "production";
const TEST = /^(dev|beta-1|dev-[a-z0-9]{1,20})$/;
const DEFAULT = "default";

const file = z.object({ projects: z.record(z.string(), z.string()) });

/** Reads `.firebaserc`, which names the project of each environment. Throws a Failure for other names. */
export function parseProjects(text: string): readonly DeployProject[] {
  const entries = Object.entries(z.parse(file, JSON.parse(text)).projects);
  const projects = entries.map(([alias, id]): DeployProject => ({ alias, id, kind: kindOf(alias, id) }));
  for (const { alias, id } of projects) {
    const other = projects.find((project) => project.id === id && project.alias !== alias);
    if (other !== undefined) throw new Failure(`.firebaserc: ${alias} and ${other.alias} are both ${id}.`);
  }
  return projects;
}

function kindOf(alias: string, id: string): ProjectKind {
  if (alias === DEFAULT && !id.startsWith("demo-")) {
    throw new Failure(`.firebaserc: default must begin with demo-, not be ${id}.`);
  }
  if (alias === DEFAULT) return "demo";
  if (alias === PRODUCTION) return "production";
  if (TEST.test(alias)) return "test";
  throw new Failure(`.firebaserc: ${alias} must be ${PRODUCTION}, beta-1, dev or dev-<name>.`);
}

/** The project with this id or alias. Throws a Failure where there is none. */
export function findProject(projects: readonly DeployProject[], name: string): DeployProject {
  const found = projects.find(({ id, alias }) => name === id || name === alias);
  if (found === undefined) {
    const known = projects.map(({ id, alias }) => `${id} (${alias})`).join(", ");
    throw new Failure(`.firebaserc does not know the project ${name}. It knows ${known}.`);
  }
  return found;
}
