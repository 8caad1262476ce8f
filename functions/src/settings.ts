import { type AppStoreSettings, readAppStoreSettings } from "./appstore/app-store-settings.ts";
import { HOSTING_RANGES, proxiesIn } from "./http/client-address.ts";
import { SettingsError } from "./settings-error.ts";

export { SettingsError } from "./settings-error.ts";

/** What the process is told by its environment. */
export interface Settings {
  readonly projectId: string;
  /** True in the Functions emulator. */
  readonly emulated: boolean;
  /** Which content is served: documents below `content/{contentEnv}`. */
  readonly contentEnv: string;
  /** True where calls need a good App Check token. */
  readonly enforceAppCheck: boolean;
  /** Ranges of the addresses of proxies whose word on who called them is taken, such as `151.101.0.0/16`. */
  readonly trustedProxies: readonly string[];
  /** Which App Store payments are checked with. */
  readonly appStore: AppStoreSettings;
}

const PROJECT_ID_PATTERN = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;
const CONTENT_ENV_PATTERN = /^[a-z0-9][a-z0-9-]{0,39}$/;
const HOST_AND_PORT_PATTERN = /^(\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+):[0-9]{1,5}$/;

/** Variables that turn firebase-admin to an emulator. With the Auth one it stops checking signatures of tokens. */
const EMULATOR_HOSTS = ["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST"] as const;

/** Content of the local stack, where nothing else is asked for. */
const LOCAL_CONTENT_ENV = "local";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment once, at start. Throws a {@link SettingsError}: a project id must be there, and the emulators'
 * addresses must be there in the Functions emulator and nowhere else. Outside of it CONTENT_ENV and ENFORCE_APP_CHECK
 * must be said, so that neither is decided by forgetting it. TRUSTED_PROXIES is Hosting's CDN unless it is said.
 */
export function readSettings(env: Environment): Settings {
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
  return {
    projectId,
    emulated,
    contentEnv: readContentEnv(env, emulated),
    enforceAppCheck: readEnforceAppCheck(env, emulated),
    trustedProxies: readTrustedProxies(env),
    appStore: readAppStoreSettings(env, emulated),
  };
}

function readContentEnv(env: Environment, emulated: boolean): string {
  const contentEnv = env["CONTENT_ENV"] ?? (emulated ? LOCAL_CONTENT_ENV : undefined);
  if (contentEnv === undefined || !CONTENT_ENV_PATTERN.test(contentEnv)) {
    throw new SettingsError(`CONTENT_ENV must name a content environment, not ${quoted(contentEnv)}.`);
  }
  return contentEnv;
}

function readEnforceAppCheck(env: Environment, emulated: boolean): boolean {
  const text = env["ENFORCE_APP_CHECK"] ?? (emulated ? "false" : undefined);
  if (text !== "true" && text !== "false") {
    throw new SettingsError(`ENFORCE_APP_CHECK must be true or false, not ${quoted(text)}.`);
  }
  if (emulated && text === "true") {
    throw new SettingsError("ENFORCE_APP_CHECK must not be true in the emulator, which has no App Check.");
  }
  return text === "true";
}

function readTrustedProxies(env: Environment): readonly string[] {
  const text = env["TRUSTED_PROXIES"];
  if (text === undefined) return HOSTING_RANGES;
  const ranges = text === "none" ? [] : text.split(",");
  try {
    proxiesIn(ranges);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new SettingsError(
      `TRUSTED_PROXIES must be ranges such as 192.0.2.0/24,2001:db8::/32, or none: ${error.message}.`,
    );
  }
  return ranges;
}

function quoted(value: string | undefined): string {
  return value === undefined ? "missing" : `"${value}"`;
}
