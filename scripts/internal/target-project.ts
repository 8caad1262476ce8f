import { Failure } from "./command.ts";
import { connectToLocalEmulators } from "./stack/local-emulators.ts";

/** Options that say what a command acts on. */
export const TARGET_OPTIONS = {
  env: { type: "string" },
  project: { type: "string" },
  "yes-really": { type: "string" },
} as const;

/** What these options mean, for a command's usage. */
export const TARGET_USAGE = `  --env <name>                    content environment; "local" unless a project is named
  --project <id> --yes-really <id>  a real project instead of the local emulators`;

/** What a command acts on. */
export interface Target {
  /** The real project; undefined for the local emulators. */
  readonly project: string | undefined;
  readonly contentEnv: string;
}

type TargetValues = Readonly<Partial<Record<keyof typeof TARGET_OPTIONS, string | undefined>>>;

/** Reads the target from a command line's options. A Failure unless a real project is named twice, with its environment. */
export function readTarget({ env, project, "yes-really": repeated }: TargetValues): Target {
  if (project !== repeated) {
    throw new Failure("A real project is named twice: --project <id> --yes-really <id>.");
  }
  const contentEnv = env ?? (project === undefined ? "local" : undefined);
  if (contentEnv === undefined) throw new Failure("A real project needs --env <name>.");
  return { project, contentEnv };
}

/**
 * Sets the environment so that firebase-admin uses the real project or, without one, the local emulators, whatever the
 * environment said before. Returns the project's id.
 */
export function selectProject({ project }: Pick<Target, "project">): string {
  if (project === undefined) return connectToLocalEmulators();
  delete process.env["FIRESTORE_EMULATOR_HOST"];
  delete process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  return project;
}
