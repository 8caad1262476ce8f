/** What the process is told by its environment. */
export interface Settings {
  readonly projectId: string;
  /** True in the Functions emulator. */
  readonly emulated: boolean;
}

/** An environment the functions must not start in; the message names the variable. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "SettingsError";
  }
}

const PROJECT_ID_PATTERN = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;
const HOST_AND_PORT_PATTERN = /^(\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+):[0-9]{1,5}$/;

/** Variables that turn firebase-admin to an emulator. With the Auth one it stops checking signatures of tokens. */
const EMULATOR_HOSTS = ["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST"] as const;

/**
 * Reads the environment once, at start. Throws a {@link SettingsError}: a project id must be there, and the emulators'
 * addresses must be there in the Functions emulator and nowhere else.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const projectId = env["GCLOUD_PROJECT"];
  if (projectId === undefined || !PROJECT_ID_PATTERN.test(projectId)) {
    throw new SettingsError(`GCLOUD_PROJECT must be a project id, not ${quoted(projectId)}.`);
  }
  const emulated = env["FUNCTIONS_EMULATOR"] === "true";
  for (const name of EMULATOR_HOSTS) {
    const host = env[name];
    if (emulated && (host === undefined || !HOST_AND_PORT_PATTERN.test(host))) {
      throw new SettingsError(`${name} must be host:port in the emulator, not ${quoted(host)}.`);
    }
    if (!emulated && host !== undefined) {
      throw new SettingsError(`${name} must not be set outside the emulator, but is ${quoted(host)}.`);
    }
  }
  return { projectId, emulated };
}

function quoted(value: string | undefined): string {
  return value === undefined ? "missing" : `"${value}"`;
}
