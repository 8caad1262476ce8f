import type { Settings } from "../settings/settings.ts";
import { type SettingProblem, SettingsError } from "../settings/settings-error.ts";
import {
  type Environment,
  OVERRIDABLE,
  type OverridableSetting,
  type Overrides,
  parseSettings,
} from "../settings/settings-schema.ts";

/** Problems of overrides together with the build's settings, by setting; empty when they are valid. */
export function findProblems(
  overrides: Overrides,
  env: Environment = { ...import.meta.env },
): ReadonlyMap<string, SettingProblem> {
  const failure = settingsError({ ...env, ...overrides });
  if (failure === undefined) return new Map();
  const others = Object.fromEntries(
    OVERRIDABLE.filter((setting) => setting !== failure.setting).flatMap((setting) => {
      const text = overrides[setting];
      return text === undefined ? [] : [[setting, text]];
    }),
  );
  const fewer = Object.keys(others).length < Object.keys(overrides).length;
  return new Map([[failure.setting, failure.problem], ...(fewer ? findProblems(others, env) : [])]);
}

function settingsError(env: Environment): SettingsError | undefined {
  try {
    parseSettings(env);
    return undefined;
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
}

/** The environment that gives these settings; undefined for a setting that is not used. */
export function toEnvironment(settings: Settings): Readonly<Record<OverridableSetting, string | undefined>> {
  const { firebase, firestoreEmulator } = settings;
  return {
    VITE_FIREBASE_PROJECT_ID: firebase.projectId,
    VITE_FIREBASE_API_KEY: firebase.apiKey,
    VITE_FIREBASE_AUTH_DOMAIN: firebase.authDomain,
    VITE_FIREBASE_APP_ID: firebase.appId,
    VITE_APP_CHECK_SITE_KEY: settings.appCheckSiteKey,
    VITE_AUTH_EMULATOR_URL: settings.authEmulatorUrl,
    VITE_FIRESTORE_EMULATOR:
      firestoreEmulator === undefined ? undefined : `${firestoreEmulator.host}:${firestoreEmulator.port}`,
    VITE_CONTENT_ENV: settings.contentEnv,
    VITE_TRACKING_HOST: settings.trackingHost,
    VITE_STORE_PAGE: settings.storePage,
    VITE_BRIDGE_HASH: settings.bridgeHash,
    VITE_EXIT_REFUSAL: settings.exitRefusal,
    VITE_COUPON_IN_SHELL: settings.couponInShell ? "on" : "off",
  };
}
