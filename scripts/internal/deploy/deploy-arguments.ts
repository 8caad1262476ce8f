import * as z from "zod/mini";
import { Failure, readArguments } from "../command.ts";

const DEPLOY_USAGE = `npm run deploy -- --project <id>      checks and builds what is deployed, uploads it, and asks the website whether it works
     --yes-really <id>                the project again: needed for production
     --dry-run                        everything but the uploads
     --channel <name>                 only the website, to a preview channel of Hosting, for seven days

Projects are named in .firebaserc. What to do at first: docs/deploy.md`;

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

export interface DeployRequest {
  readonly project: DeployProject;
  /** The preview channel of Hosting; undefined for the live site and everything else. */
  readonly channel: string | undefined;
  readonly dryRun: boolean;
}

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
  if (alias === "default") {
    if (id.startsWith("demo-")) return "demo";
    throw new Failure(`.firebaserc: default must begin with demo-, not be ${id}.`);
  }
  if (alias === "production") return "production";
  if (/^(dev|beta-1|dev-[a-z0-9]{1,20})$/.test(alias)) return "test";
  throw new Failure(`.firebaserc: ${alias} must be production, beta-1, dev or dev-<name>.`);
}

/** Reads a command line; a wrong one is a Failure. */
export function parseDeploy(args: readonly string[], projects: readonly DeployProject[]): DeployRequest {
  const text = { type: "string" } as const;
  const options = {
    project: text,
    "yes-really": text,
    channel: text,
    "dry-run": { type: "boolean", default: false },
  } as const;
  const { values } = readArguments({ args: [...args], options }, DEPLOY_USAGE);
  const { project: name, channel, "yes-really": repeated, "dry-run": dryRun } = values;
  if (name === undefined) throw new Failure(`Name a project.\n\n${DEPLOY_USAGE}`);
  if (repeated !== undefined && repeated !== name) {
    throw new Failure(`--project is ${name}, but --yes-really is ${repeated}.`);
  }
  const project = projects.find(({ id, alias }) => name === id || name === alias);
  if (project === undefined) {
    const known = projects.map(({ id, alias }) => `${id} (${alias})`).join(", ");
    throw new Failure(`.firebaserc does not know the project ${name}. It knows ${known}.`);
  }
  if (!dryRun && project.kind === "demo") {
    throw new Failure(`${project.id} is no real project: add --dry-run.`);
  }
  if (!dryRun && project.kind === "production" && repeated === undefined) {
    throw new Failure(`${name} is production and is named twice: --project ${name} --yes-really ${name}.`);
  }
  if (channel !== undefined && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(channel)) {
    throw new Failure(`A channel's name has lowercase letters, digits and hyphens, unlike ${channel}.`);
  }
  if (channel === "live") throw new Failure("The live channel is deployed without --channel.");
  return { project, channel, dryRun };
}
