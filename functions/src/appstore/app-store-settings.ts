import { SettingsError } from "../settings-error.ts";

const ENVIRONMENTS = ["Production", "Sandbox"] as const;

/** Where a purchase comes from: Sandbox is for testers and Apple's review. */
export type AppleEnvironment = (typeof ENVIRONMENTS)[number];

/** Which App Store payments are checked with. */
export type AppStoreSettings =
  /** The stand-in of the local stack. */
  | { readonly kind: "stand-in" }
  /** None: nothing can be paid. */
  | { readonly kind: "none" }
  | AppleSettings;

export interface AppleSettings {
  readonly kind: "apple";
  readonly bundleId: string;
  /** The app's number at Apple. */
  readonly appAppleId: number;
  readonly issuerId: string;
  readonly keyId: string;
  /** The key as Apple's .p8 file has it; absent while functions are only being listed. */
  readonly privateKey: string | undefined;
  /** Where a purchase may come from, in the order in which it is asked for. */
  readonly environments: readonly AppleEnvironment[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The secret that holds the key of the App Store Server API. */
export const APP_STORE_KEY = "APP_STORE_PRIVATE_KEY";

const NAMES = [
  "APP_STORE_BUNDLE_ID",
  "APP_STORE_APPLE_ID",
  "APP_STORE_ISSUER_ID",
  "APP_STORE_KEY_ID",
  "APP_STORE_ENVIRONMENTS",
] as const;

/**
 * Reads which App Store to use: in the emulator always the stand-in, elsewhere Apple's, or none where no APP_STORE_
 * variable is set. Throws a SettingsError where some are set and others not. Environments are named here and nowhere
 * else; Xcode and LocalTesting, with which nothing is checked, are refused like any other word.
 */
export function readAppStoreSettings(env: Environment, emulated: boolean): AppStoreSettings {
  if (emulated) return { kind: "stand-in" };
  if (NAMES.every((name) => env[name] === undefined)) return { kind: "none" };
  return {
    kind: "apple",
    bundleId: matching(env, "APP_STORE_BUNDLE_ID", /^[A-Za-z0-9.-]+$/, "a bundle id"),
    appAppleId: Number(matching(env, "APP_STORE_APPLE_ID", /^[1-9]\d{0,14}$/, "the app's number")),
    issuerId: matching(env, "APP_STORE_ISSUER_ID", /^[0-9a-fA-F-]{36}$/, "a UUID"),
    keyId: matching(env, "APP_STORE_KEY_ID", /^[A-Z0-9]{10}$/, "a key id"),
    privateKey: env[APP_STORE_KEY],
    environments: readEnvironments(env),
  };
}

function readEnvironments(env: Environment): AppleEnvironment[] {
  const name = "APP_STORE_ENVIRONMENTS";
  const words = matching(env, name, /^[A-Za-z,]+$/, "Production, Sandbox or Production,Sandbox").split(",");
  const environments = ENVIRONMENTS.filter((environment) => words.includes(environment));
  if (environments.length !== words.length) {
    throw new SettingsError(`${name} must be Production, Sandbox or Production,Sandbox.`);
  }
  return environments;
}

function matching(env: Environment, name: (typeof NAMES)[number], pattern: RegExp, what: string): string {
  const value = env[name];
  if (value === undefined || !pattern.test(value)) throw new SettingsError(`${name} must be ${what}.`);
  return value;
}
