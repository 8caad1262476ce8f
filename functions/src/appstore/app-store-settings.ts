import * as z from "zod/mini";
import { type Environment, parseVariables } from "../settings-error.ts";

const ENVIRONMENTS = ["Production", "Sandbox"] as const;

/** Sandbox is for testers and Apple's review. */
export type AppleEnvironment = (typeof ENVIRONMENTS)[number];

/** Which App Store verifies payments. */
export type AppStoreSettings =
  /** The stand-in of the local stack. */
  | { readonly kind: "stand-in" }
  /** Payments are not possible. */
  | { readonly kind: "none" }
  | AppleSettings;

export interface AppleSettings {
  readonly kind: "apple";
  readonly bundleId: string;
  /** The app's number at Apple. */
  readonly appAppleId: number;
  readonly issuerId: string;
  readonly keyId: string;
  /** Contents of Apple's .p8 file; absent while firebase-tools only lists the functions. */
  readonly privateKey: string | undefined;
  /** Accepted environments, in the order in which they are tried. */
  readonly environments: readonly AppleEnvironment[];
}

/** The secret that holds the key of the App Store Server API. */
export const APP_STORE_KEY = "APP_STORE_PRIVATE_KEY";

function matching(pattern: RegExp, what: string) {
  return z.string(`must be ${what}.`).check(z.regex(pattern, `must be ${what}.`));
}

/** Xcode and LocalTesting are refused: with them Apple's library checks no signature. */
const VARIABLES = z.object({
  APP_STORE_BUNDLE_ID: matching(/^[A-Za-z0-9.-]+$/, "a bundle id"),
  APP_STORE_APPLE_ID: matching(/^[1-9]\d{0,14}$/, "the app's number"),
  APP_STORE_ISSUER_ID: matching(/^[0-9a-fA-F-]{36}$/, "a UUID"),
  APP_STORE_KEY_ID: matching(/^[A-Z0-9]{10}$/, "a key id"),
  APP_STORE_ENVIRONMENTS: z.enum(
    ["Production", "Sandbox", "Production,Sandbox", "Sandbox,Production"],
    "must be Production, Sandbox or Production,Sandbox.",
  ),
  [APP_STORE_KEY]: z.optional(z.string()),
});

/** Names of the settings, without the secret. */
export const APP_STORE_SETTINGS = Object.keys(VARIABLES.shape).filter((name) => name !== APP_STORE_KEY);

/**
 * Reads which App Store to use: in the emulator always the stand-in, elsewhere Apple's, or none where no APP_STORE_
 * variable is set. Throws a SettingsError where some are set and others not.
 */
export function readAppStoreSettings(env: Environment, emulated: boolean): AppStoreSettings {
  if (emulated) return { kind: "stand-in" };
  if (APP_STORE_SETTINGS.every((name) => env[name] === undefined)) return { kind: "none" };
  const variables = parseVariables(VARIABLES, env);
  const environments = variables.APP_STORE_ENVIRONMENTS.split(",");
  return {
    kind: "apple",
    bundleId: variables.APP_STORE_BUNDLE_ID,
    appAppleId: Number(variables.APP_STORE_APPLE_ID),
    issuerId: variables.APP_STORE_ISSUER_ID,
    keyId: variables.APP_STORE_KEY_ID,
    privateKey: variables[APP_STORE_KEY],
    environments: ENVIRONMENTS.filter((environment) => environments.includes(environment)),
  };
}
