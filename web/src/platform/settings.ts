/** Where the client finds its services. Everything is known when the client is built. */
export interface Settings {
  readonly firebase: { readonly projectId: string; readonly apiKey: string; readonly authDomain: string };
  /** Origin of the Auth emulator; undefined for the real service. */
  readonly authEmulatorUrl: string | undefined;
  readonly firestoreEmulator: { readonly host: string; readonly port: number } | undefined;
  /** The `{env}` of `content/{env}/…`. */
  readonly contentEnv: string;
  /** `local` asks which address to use, without any page of Google's; only with the Auth emulator. */
  readonly googleSignIn: "local" | "provider";
  /** Whether testers may open the developer panel. */
  readonly developerPanel: boolean;
}

/** A setting that is missing or wrong; the message names it. */
export class SettingsError extends Error {
  readonly setting: string;

  constructor(setting: string, wanted: string) {
    super(`${setting} ${wanted}`);
    this.name = "SettingsError";
    this.setting = setting;
  }
}

type Environment = Readonly<Record<string, unknown>>;

const LOCAL = {
  projectId: "demo-mindle",
  apiKey: "local",
  authEmulatorUrl: "http://127.0.0.1:9099",
  firestoreEmulator: "127.0.0.1:8080",
  contentEnv: "local",
} as const;

/**
 * Reads the `VITE_…` settings. Without a project, or with one whose id begins with `demo-` (a prefix that
 * never belongs to a real project), what is not given falls back to the local emulators. A real project must
 * say everything and may not point at an emulator. Throws {@link SettingsError}.
 */
export function parseSettings(env: Environment): Settings {
  const projectId = text(env, "VITE_FIREBASE_PROJECT_ID") ?? LOCAL.projectId;
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId)) {
    throw new SettingsError("VITE_FIREBASE_PROJECT_ID", "must be a Firebase project id");
  }
  return projectId.startsWith("demo-") ? localSettings(env, projectId) : projectSettings(env, projectId);
}

function localSettings(env: Environment, projectId: string): Settings {
  const googleSignIn = text(env, "VITE_GOOGLE_SIGN_IN") ?? "local";
  if (googleSignIn !== "local" && googleSignIn !== "provider") {
    throw new SettingsError("VITE_GOOGLE_SIGN_IN", 'must be "local" or "provider"');
  }
  return {
    firebase: {
      projectId,
      apiKey: text(env, "VITE_FIREBASE_API_KEY") ?? LOCAL.apiKey,
      authDomain: domain(text(env, "VITE_FIREBASE_AUTH_DOMAIN") ?? `${projectId}.firebaseapp.com`),
    },
    authEmulatorUrl: origin(text(env, "VITE_AUTH_EMULATOR_URL") ?? LOCAL.authEmulatorUrl),
    firestoreEmulator: hostAndPort(text(env, "VITE_FIRESTORE_EMULATOR") ?? LOCAL.firestoreEmulator),
    contentEnv: contentEnv(text(env, "VITE_CONTENT_ENV") ?? LOCAL.contentEnv),
    googleSignIn,
    developerPanel: true,
  };
}

function projectSettings(env: Environment, projectId: string): Settings {
  for (const setting of ["VITE_AUTH_EMULATOR_URL", "VITE_FIRESTORE_EMULATOR"]) {
    if (text(env, setting) !== undefined) {
      throw new SettingsError(setting, `must not be set for the real project "${projectId}"`);
    }
  }
  if (text(env, "VITE_GOOGLE_SIGN_IN") === "local") {
    throw new SettingsError("VITE_GOOGLE_SIGN_IN", 'may be "local" only with the Auth emulator');
  }
  return {
    firebase: {
      projectId,
      apiKey: required(env, "VITE_FIREBASE_API_KEY"),
      authDomain: domain(required(env, "VITE_FIREBASE_AUTH_DOMAIN")),
    },
    authEmulatorUrl: undefined,
    firestoreEmulator: undefined,
    contentEnv: contentEnv(required(env, "VITE_CONTENT_ENV")),
    googleSignIn: "provider",
    developerPanel: false,
  };
}

function text(env: Environment, setting: string): string | undefined {
  const value = env[setting];
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string") throw new SettingsError(setting, "must be a text");
  return value;
}

function required(env: Environment, setting: string): string {
  const value = text(env, setting);
  if (value === undefined) throw new SettingsError(setting, "is missing");
  return value;
}

function domain(value: string): string {
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value)) {
    throw new SettingsError(
      "VITE_FIREBASE_AUTH_DOMAIN",
      "must be a host name such as mindle.firebaseapp.com",
    );
  }
  return value;
}

function origin(value: string): string {
  if (!URL.canParse(value) || new URL(value).origin !== value) {
    throw new SettingsError("VITE_AUTH_EMULATOR_URL", "must be an origin such as http://127.0.0.1:9099");
  }
  return value;
}

function hostAndPort(value: string): { readonly host: string; readonly port: number } {
  const [, host, port] = /^([a-z0-9.-]+):(\d{1,5})$/i.exec(value) ?? [];
  if (host === undefined || port === undefined || Number(port) > 65535) {
    throw new SettingsError("VITE_FIRESTORE_EMULATOR", "must be host:port such as 127.0.0.1:8080");
  }
  return { host, port: Number(port) };
}

function contentEnv(value: string): string {
  if (!/^[a-z0-9-]+$/.test(value)) {
    throw new SettingsError("VITE_CONTENT_ENV", "must be small letters, digits and hyphens");
  }
  return value;
}

let current: Settings | undefined;

/** The settings of this build. Throws {@link SettingsError}; the entry asks first, so that nothing else has to. */
export function settings(): Settings {
  current ??= parseSettings(import.meta.env);
  return current;
}
