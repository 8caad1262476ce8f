import { generateKeyPairSync } from "node:crypto";
import { APP_STORE_KEY } from "../../../functions/src/appstore/app-store-settings.ts";

export const STAND_IN_PROJECT = "mindle-stand-in";

/** Settings of a demo project: of the form of real ones, and of no use anywhere. */
export const STAND_IN_SETTINGS = {
  client: {
    VITE_FIREBASE_PROJECT_ID: STAND_IN_PROJECT,
    VITE_FIREBASE_API_KEY: "stand-in",
    VITE_FIREBASE_AUTH_DOMAIN: `${STAND_IN_PROJECT}.web.app`,
    VITE_CONTENT_ENV: "live",
  },
  functions: {
    CONTENT_ENV: "live",
    ENFORCE_APP_CHECK: "false",
    RATE_LIMIT_KEY: "stand-in-which-is-no-secret-at-all",
    APP_STORE_BUNDLE_ID: "com.example.mindle",
    APP_STORE_APPLE_ID: "1234567890",
    APP_STORE_ISSUER_ID: "00000000-0000-4000-8000-000000000000",
    APP_STORE_KEY_ID: "AAAAAAAAAA",
    APP_STORE_ENVIRONMENTS: "Production,Sandbox",
  },
} as const;

/** Values of secrets while what is deployed is tried out, instead of those in Secret Manager. */
export function standInSecrets(): Readonly<Record<string, string>> {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  return { [APP_STORE_KEY]: privateKey.export({ type: "pkcs8", format: "pem" }).toString() };
}
