import * as z from "zod/mini";
import { type AppStoreSettings, readAppStoreSettings } from "./appstore/app-store-settings.ts";
import { HOSTING_RANGES, proxiesIn } from "./http/client-address.ts";
import { type Environment, parseVariables } from "./settings-error.ts";

export { SettingsError } from "./settings-error.ts";

export interface Settings {
  readonly projectId: string;
  /** True in the Functions emulator. */
  readonly emulated: boolean;
  /** Names the deployed build: the revision that Cloud Run gave it, which Cloud Logging names too. */
  readonly build: string;
  /** Content is read below `content/{contentEnv}`. */
  readonly contentEnv: string;
  /** Address of the website, for links in mails; without a slash at its end. */
  readonly siteUrl: string;
  /** Whether calls need a valid App Check token. */
  readonly enforceAppCheck: boolean;
  /** CIDR ranges of trusted proxies, such as `151.101.0.0/16`. */
  readonly trustedProxies: readonly string[];
  /** Key of the hashes under which rate limits are stored, so that no address can be found by trying all of them. */
  readonly rateLimitKey: string;
  readonly appStore: AppStoreSettings;
}

/** The key in the emulator, where tests find counters by it. */
export const LOCAL_RATE_LIMIT_KEY = "local-key-which-is-no-secret-at-all";

/** Message of a schema: `must be …, not "…".` */
function must(what: string) {
  return { error: ({ input }: { readonly input?: unknown }) => `must ${what}, not ${quoted(input)}.` };
}

function matching(pattern: RegExp, what: string) {
  return z.string(must(what)).check(z.regex(pattern, must(what)));
}

const projectId = matching(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, "be a project id");

const contentEnv = matching(/^[a-z0-9][a-z0-9-]{0,39}$/, "name a content environment");

/** Address of an emulator, for firebase-admin. With the Auth one it does not check the signatures of tokens. */
const emulatorHost = matching(
  /^(\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+):[0-9]{1,5}$/,
  "be host:port in the emulator",
);

const noEmulatorHost = z.optional(
  z.never({ error: ({ input }) => `must not be set outside the emulator, but is ${quoted(input)}.` }),
);

const siteUrl = z.optional(
  matching(/^https:\/\/[A-Za-z0-9.-]+$/, "be an address such as https://example.com, without a path"),
);

const trueOrFalse = z.enum(["true", "false"], must("be true or false"));

const trustedProxies = z._default(
  z.string().check(({ value, issues }) => {
    const problem = rangesProblem(rangesIn(value));
    if (problem !== undefined) issues.push({ code: "custom", input: value, message: problem });
  }),
  HOSTING_RANGES.join(","),
);

const rateLimitKey = matching(/^[\x21-\x7e]{32,200}$/, "be 32 or more random characters");

const EMULATED = z.object({
  GCLOUD_PROJECT: projectId,
  FIRESTORE_EMULATOR_HOST: emulatorHost,
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
  CONTENT_ENV: z._default(contentEnv, "local"),
  SITE_URL: siteUrl,
  ENFORCE_APP_CHECK: z
    ._default(trueOrFalse, "false")
    .check(z.refine((text) => text === "false", "must not be true in the emulator, which has no App Check.")),
  TRUSTED_PROXIES: trustedProxies,
  RATE_LIMIT_KEY: z._default(rateLimitKey, LOCAL_RATE_LIMIT_KEY),
});

const DEPLOYED = z.object({
  GCLOUD_PROJECT: projectId,
  FIRESTORE_EMULATOR_HOST: noEmulatorHost,
  FIREBASE_AUTH_EMULATOR_HOST: noEmulatorHost,
  CONTENT_ENV: contentEnv,
  SITE_URL: siteUrl,
  ENFORCE_APP_CHECK: trueOrFalse,
  TRUSTED_PROXIES: trustedProxies,
  RATE_LIMIT_KEY: rateLimitKey,
});

/** Names of the settings of a deployment, for those who write them; those of the App Store are apart. */
export const DEPLOYMENT_SETTINGS: readonly string[] = Object.keys(DEPLOYED.shape).filter(
  (name) => name !== "GCLOUD_PROJECT" && !name.endsWith("_EMULATOR_HOST"),
);

/**
 * Reads the environment once, at start. Throws a {@link SettingsError}: a project id must be there, and the emulators'
 * addresses must be there in the Functions emulator and nowhere else. Outside of the emulator CONTENT_ENV, ENFORCE_APP_CHECK
 * and RATE_LIMIT_KEY must be set, so that no default decides them. TRUSTED_PROXIES is Hosting's CDN by default, SITE_URL the
 * project's own address of Hosting.
 */
export function readSettings(env: Environment): Settings {
  const emulated = env["FUNCTIONS_EMULATOR"] === "true";
  const variables = parseVariables(emulated ? EMULATED : DEPLOYED, env);
  return {
    projectId: variables.GCLOUD_PROJECT,
    emulated,
    build: emulated ? "local" : (env["K_REVISION"] ?? "unknown"),
    contentEnv: variables.CONTENT_ENV,
    siteUrl: variables.SITE_URL ?? `https://${variables.GCLOUD_PROJECT}.web.app`,
    enforceAppCheck: variables.ENFORCE_APP_CHECK === "true",
    trustedProxies: rangesIn(variables.TRUSTED_PROXIES),
    rateLimitKey: variables.RATE_LIMIT_KEY,
    appStore: readAppStoreSettings(env, emulated),
  };
}

function rangesIn(text: string): readonly string[] {
  return text === "none" ? [] : text.split(",");
}

function rangesProblem(ranges: readonly string[]): string | undefined {
  try {
    proxiesIn(ranges);
    return undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `must be ranges such as 192.0.2.0/24,2001:db8::/32, or none: ${error.message}.`;
  }
}

function quoted(value: unknown): string {
  return value === undefined ? "missing" : `"${String(value)}"`;
}
