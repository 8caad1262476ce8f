import { readArguments } from "../arguments.ts";
import { Failure } from "../failure.ts";
import { type DeployProject, findProject } from "./deploy-projects.ts";

const DEPLOY_USAGE = `npm run deploy -- --project <id>      checks, builds and tries out what is deployed, then deploys it
     --yes-really <id>                the project again: needed for production
     --dry-run                        everything but the uploads; says what would be uploaded
     --channel <name>                 only the website, to a preview channel of Hosting, for seven days

Projects are named in .firebaserc. What to do at first: docs/deploy.md`;

export interface DeployRequest {
  readonly project: DeployProject;
  /** The preview channel of Hosting; undefined for the live site and everything else. */
  readonly channel: string | undefined;
  readonly dryRun: boolean;
}

/** Reads a command line; a wrong one is a Failure. */
export function parseDeploy(args: readonly string[], projects: readonly DeployProject[]): DeployRequest {
  const text = { type: "string" } as const;
  const { values } = readArguments(
    {
      args: [...args],
      options: {
        project: text,
        "yes-really": text,
        channel: text,
        "dry-run": { type: "boolean", default: false },
      },
    },
    DEPLOY_USAGE,
  );
  const { project: name, channel, "yes-really": repeated, "dry-run": dryRun } = values;
  if (name === undefined) throw new Failure(`Name a project.\n\n${DEPLOY_USAGE}`);
  if (repeated !== undefined && repeated !== name) {
    throw new Failure(`--project is ${name}, but --yes-really is ${repeated}.`);
  }
  const project = findProject(projects, name);
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
