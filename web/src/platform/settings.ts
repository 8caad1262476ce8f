import { readOverrides } from "./overrides.ts";
import { type SettingProblem, SettingsError } from "./settings-error.ts";

/** Where the client finds its services. Known when the client is built; a tester may then change some of it. */
export interface Settings {
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly authDomain: string;
    /** Id of the web app, which App Check asks for. */
    readonly appId?: string;
  };
  /** Site key of reCAPTCHA Enterprise; undefined where calls carry no App Check token. */
  readonly appCheckSiteKey: string | undefined;
  /** Origin of the Auth emulator; undefined for the real service. */
  readonly authEmulatorUrl: string | undefined;
  readonly firestoreEmulator: { readonly host: string; readonly port: number } | undefined;
  /** The `{env}` of `content/{env}/…`. */
  readonly contentEnv: string;
  /** `local` asks which address to use, without any page of Google's; only with the Auth emulator. */
  readonly googleSignIn: "local" | "provider";
  /** Whether testers may open the developer panel. */
  readonly developerPanel: boolean;
  /** Origin of the host that takes tracking events; undefined for the one that serves the client. */
  readonly trackingHost: string | undefined;
  /** How the exit popup words a refusal: as specified, or plainly ("No, thank you"). */
  readonly exitRefusal: "specified" | "plain";
}

export type Environment = Readonly<Record<string, unknown>>;

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
    throw new SettingsError("VITE_FIREBASE_PROJECT_ID", "projectId");
  }
  return projectId.startsWith("demo-") ? localSettings(env, projectId) : projectSettings(env, projectId);
}

function localSettings(env: Environment, projectId: string): Settings {
  if (text(env, "VITE_APP_CHECK_SITE_KEY") !== undefined) {
    throw new SettingsError("VITE_APP_CHECK_SITE_KEY", "onlyWithProject");
  }
  const googleSignIn = text(env, "VITE_GOOGLE_SIGN_IN") ?? "local";
  if (googleSignIn !== "local" && googleSignIn !== "provider") {
    throw new SettingsError("VITE_GOOGLE_SIGN_IN", "googleSignIn");
  }
  return {
    firebase: {
      projectId,
      apiKey: text(env, "VITE_FIREBASE_API_KEY") ?? LOCAL.apiKey,
      authDomain: domain(text(env, "VITE_FIREBASE_AUTH_DOMAIN") ?? `${projectId}.firebaseapp.com`),
    },
    authEmulatorUrl: origin(
      "VITE_AUTH_EMULATOR_URL",
      text(env, "VITE_AUTH_EMULATOR_URL") ?? LOCAL.authEmulatorUrl,
    ),
    firestoreEmulator: hostAndPort(text(env, "VITE_FIRESTORE_EMULATOR") ?? LOCAL.firestoreEmulator),
    contentEnv: contentEnv(text(env, "VITE_CONTENT_ENV") ?? LOCAL.contentEnv),
    googleSignIn,
    appCheckSiteKey: undefined,
    ...sharedSettings(env, "on"),
  };
}

function projectSettings(env: Environment, projectId: string): Settings {
  for (const setting of ["VITE_AUTH_EMULATOR_URL", "VITE_FIRESTORE_EMULATOR"]) {
    if (text(env, setting) !== undefined) {
      throw new SettingsError(setting, "notWithProject");
    }
  }
  if (text(env, "VITE_GOOGLE_SIGN_IN") === "local") {
    throw new SettingsError("VITE_GOOGLE_SIGN_IN", "notWithProject");
  }
  const siteKey = pattern(env, "VITE_APP_CHECK_SITE_KEY", /^[A-Za-z0-9_-]{20,100}$/, "siteKey");
  const appId = pattern(env, "VITE_FIREBASE_APP_ID", /^1:\d+:web:[0-9a-f]+$/, "appId");
  if (siteKey !== undefined && appId === undefined)
    throw new SettingsError("VITE_FIREBASE_APP_ID", "missing");
  return {
    firebase: {
      projectId,
      apiKey: required(env, "VITE_FIREBASE_API_KEY"),
      authDomain: domain(required(env, "VITE_FIREBASE_AUTH_DOMAIN")),
      ...(appId === undefined ? {} : { appId }),
    },
    appCheckSiteKey: siteKey,
    authEmulatorUrl: undefined,
    firestoreEmulator: undefined,
    contentEnv: contentEnv(required(env, "VITE_CONTENT_ENV")),
    googleSignIn: "provider",
    ...sharedSettings(env, "off"),
  };
}

type SharedSettings = Pick<Settings, "developerPanel" | "trackingHost" | "exitRefusal">;

/** What has the same meaning for local emulators and real projects. */
function sharedSettings(env: Environment, usualPanel: "on" | "off"): SharedSettings {
  const trackingHost = text(env, "VITE_TRACKING_HOST");
  const exitRefusal = text(env, "VITE_EXIT_REFUSAL") ?? "specified";
  if (exitRefusal !== "specified" && exitRefusal !== "plain") {
    throw new SettingsError("VITE_EXIT_REFUSAL", "exitRefusal");
  }
  const developerPanel = text(env, "VITE_DEVELOPER_PANEL") ?? usualPanel;
  if (developerPanel !== "on" && developerPanel !== "off") {
    throw new SettingsError("VITE_DEVELOPER_PANEL", "developerPanel");
  }
  // They would be part of the client, for everybody to read.
  if (developerPanel === "off" && text(env, "VITE_ENVIRONMENTS") !== undefined) {
    throw new SettingsError("VITE_ENVIRONMENTS", "onlyWithPanel");
  }
  return {
    developerPanel: developerPanel === "on",
    trackingHost: trackingHost === undefined ? undefined : origin("VITE_TRACKING_HOST", trackingHost),
    exitRefusal,
  };
}

function text(env: Environment, setting: string): string | undefined {
  const value = env[setting];
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string") throw new SettingsError(setting, "text");
  return value;
}

function required(env: Environment, setting: string): string {
  const value = text(env, setting);
  if (value === undefined) throw new SettingsError(setting, "missing");
  return value;
}

function pattern(
  env: Environment,
  setting: string,
  form: RegExp,
  problem: SettingProblem,
): string | undefined {
  const value = text(env, setting);
  if (value !== undefined && !form.test(value)) throw new SettingsError(setting, problem);
  return value;
}

function domain(value: string): string {
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value)) {
    throw new SettingsError("VITE_FIREBASE_AUTH_DOMAIN", "hostName");
  }
  return value;
}

function origin(setting: string, value: string): string {
  if (!URL.canParse(value) || new URL(value).origin !== value) {
    throw new SettingsError(setting, "origin");
  }
  return value;
}

function hostAndPort(value: string): { readonly host: string; readonly port: number } {
  const [, host, port] = /^([a-z0-9.-]+):(\d{1,5})$/i.exec(value) ?? [];
  if (host === undefined || port === undefined || Number(port) > 65535) {
    throw new SettingsError("VITE_FIRESTORE_EMULATOR", "hostAndPort");
  }
  return { host, port: Number(port) };
}

function contentEnv(value: string): string {
  if (!/^[a-z0-9-]+$/.test(value)) {
    throw new SettingsError("VITE_CONTENT_ENV", "contentEnv");
  }
  return value;
}

let current: Settings | undefined;

/**
 * The settings of this page: those of the build and, where there is a developer panel, what a tester changed.
 * Throws {@link SettingsError} for a build without good ones; what a tester changed badly is left aside.
 */
export function settings(): Settings {
  current ??= chosenSettings();
  return current;
}

/** The settings the client was built with. Throws {@link SettingsError}. */
export function builtSettings(): Settings {
  return parseSettings(import.meta.env);
}

/** Whether a tester changed settings, so that pages may not be as the build made them. */
export function hasChangedSettings(): boolean {
  return import.meta.env.VITE_DEVELOPER_PANEL === "on" && Object.keys(readOverrides()).length > 0;
}

function chosenSettings(): Settings {
  // Known at build time: a build for everybody holds nothing of this.
  if (import.meta.env.VITE_DEVELOPER_PANEL !== "on") return builtSettings();
  try {
    return parseSettings({ ...import.meta.env, ...readOverrides() });
  } catch (error) {
    console.warn("what was changed in the developer panel is left aside", error);
    return builtSettings();
  }
}
