import * as z from "zod/mini";
import { parseUrl } from "../browser/url.ts";
import type { Settings } from "./settings.ts";
import { isSettingProblem, type SettingProblem, SettingsError } from "./settings-error.ts";

export type Environment = Readonly<Record<string, unknown>>;

/** The settings a tester may change; what is decided when the client is built is not among them. */
export const OVERRIDABLE = [
  "VITE_FIREBASE_PROJECT_ID",
  "VITE_FIREBASE_API_KEY",
  "VITE_FIREBASE_AUTH_DOMAIN",
  "VITE_FIREBASE_APP_ID",
  "VITE_APP_CHECK_SITE_KEY",
  "VITE_AUTH_EMULATOR_URL",
  "VITE_FIRESTORE_EMULATOR",
  "VITE_CONTENT_ENV",
  "VITE_TRACKING_HOST",
  "VITE_STORE_PAGE",
  "VITE_BRIDGE_HASH",
  "VITE_EXIT_REFUSAL",
  "VITE_COUPON_IN_SHELL",
] as const;

export type OverridableSetting = (typeof OVERRIDABLE)[number];

/** Settings that replace those of the build, as non-empty texts. */
export type Overrides = Readonly<Partial<Record<OverridableSetting, string>>>;

const text = z.string({ error: ({ input }) => (input === undefined ? "missing" : "text") });

function matching(pattern: RegExp, problem: SettingProblem) {
  return text.check(z.regex(pattern, problem));
}

function oneOf<const Values extends readonly string[]>(values: Values, problem: SettingProblem) {
  return z.enum(values, problem);
}

function absent(problem: SettingProblem) {
  return z.optional(z.never(problem));
}

const projectId = matching(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, "projectId");
const hostName = matching(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, "hostName");
const contentEnv = matching(/^[a-z0-9-]+$/, "contentEnv");
const origin = text.check(z.refine((value) => parseUrl(value)?.origin === value, "origin"));
const webAddress = text.check(z.refine((value) => parseUrl(value)?.protocol === "https:", "webAddress"));
const bridgeHash = matching(/^[A-Za-z0-9_-]{16,128}$/, "bridgeHash");
const hostAndPort = z.pipe(
  matching(/^[a-z0-9.-]+:\d{1,5}$/i, "hostAndPort").check(
    z.refine((value) => Number(value.split(":")[1]) <= 65_535, "hostAndPort"),
  ),
  z.transform((value) => {
    const [host = "", port] = value.split(":");
    return { host, port: Number(port) };
  }),
);

/** Settings that have the same meaning for local emulators and real projects. */
const shared = {
  VITE_TRACKING_HOST: z.optional(origin),
  VITE_EXIT_REFUSAL: z._default(oneOf(["specified", "plain"], "exitRefusal"), "specified"),
  VITE_COUPON_IN_SHELL: z._default(oneOf(["on", "off"], "couponInShell"), "off"),
  VITE_ENVIRONMENTS: z.optional(text),
};

const developerPanel = oneOf(["on", "off"], "developerPanel");

/** The environments would be part of the client, publicly readable. */
const environmentsNeedPanel = z.refine<{
  readonly VITE_DEVELOPER_PANEL: "on" | "off";
  readonly VITE_ENVIRONMENTS?: string | undefined;
}>((settings) => settings.VITE_DEVELOPER_PANEL === "on" || settings.VITE_ENVIRONMENTS === undefined, {
  path: ["VITE_ENVIRONMENTS"],
  error: "onlyWithPanel",
});

const LOCAL = z
  .object({
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_API_KEY: z._default(text, "local"),
    VITE_FIREBASE_AUTH_DOMAIN: z.optional(hostName),
    VITE_APP_CHECK_SITE_KEY: absent("onlyWithProject"),
    VITE_PUSH_VAPID_KEY: absent("onlyWithProject"),
    VITE_AUTH_EMULATOR_URL: z._default(origin, "http://127.0.0.1:9099"),
    VITE_FIRESTORE_EMULATOR: z._default(hostAndPort, { host: "127.0.0.1", port: 8080 }),
    VITE_CONTENT_ENV: z._default(contentEnv, "local"),
    VITE_PROVIDER_SIGN_IN: z._default(oneOf(["local", "provider"], "providerSignIn"), "local"),
    VITE_STORE_PAGE: z._default(webAddress, "https://apps.apple.com/"),
    VITE_BRIDGE_HASH: z._default(bridgeHash, "local-bridge-hash"),
    ...shared,
    VITE_DEVELOPER_PANEL: z._default(developerPanel, "on"),
  })
  .check(environmentsNeedPanel);

const PROJECT = z
  .object({
    VITE_AUTH_EMULATOR_URL: absent("notWithProject"),
    VITE_FIRESTORE_EMULATOR: absent("notWithProject"),
    VITE_PROVIDER_SIGN_IN: z.optional(
      z.unknown().check(z.refine((value) => value !== "local", "notWithProject")),
    ),
    VITE_APP_CHECK_SITE_KEY: z.optional(matching(/^[A-Za-z0-9_-]{20,100}$/, "siteKey")),
    VITE_PUSH_VAPID_KEY: z.optional(matching(/^B[A-Za-z0-9_-]{86}$/, "vapidKey")),
    VITE_FIREBASE_APP_ID: z.optional(matching(/^1:\d+:web:[0-9a-f]+$/, "appId")),
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_API_KEY: text,
    VITE_FIREBASE_AUTH_DOMAIN: hostName,
    VITE_CONTENT_ENV: contentEnv,
    VITE_STORE_PAGE: z.optional(webAddress),
    VITE_BRIDGE_HASH: z.optional(bridgeHash),
    ...shared,
    VITE_DEVELOPER_PANEL: z._default(developerPanel, "off"),
  })
  .check(
    environmentsNeedPanel,
    z.refine(
      (settings) =>
        settings.VITE_FIREBASE_APP_ID !== undefined ||
        (settings.VITE_APP_CHECK_SITE_KEY === undefined && settings.VITE_PUSH_VAPID_KEY === undefined),
      { path: ["VITE_FIREBASE_APP_ID"], error: "missing" },
    ),
  );

/** Names of all settings of a real project's build. */
export const PROJECT_SETTINGS: readonly string[] = Object.keys(PROJECT.shape);

const ANY = z.object({ VITE_FIREBASE_PROJECT_ID: z._default(projectId, "demo-mindle") });

/**
 * Reads the `VITE_…` settings; an empty one counts as missing. Without a project, or with one whose id begins with
 * `demo-` (a prefix that never belongs to a real project), what is missing falls back to the local emulators. A real
 * project must be complete and must not point at an emulator. Throws {@link SettingsError}.
 */
export function parseSettings(env: Environment): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const complete = { ...given, ...parse(ANY, given) };
  return complete.VITE_FIREBASE_PROJECT_ID.startsWith("demo-")
    ? localSettings(parse(LOCAL, complete))
    : projectSettings(parse(PROJECT, complete));
}

function localSettings(values: z.output<typeof LOCAL>): Settings {
  const projectId = values.VITE_FIREBASE_PROJECT_ID;
  return {
    firebase: {
      projectId,
      apiKey: values.VITE_FIREBASE_API_KEY,
      authDomain: values.VITE_FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    },
    appCheckSiteKey: undefined,
    push: { kind: "local" },
    authEmulatorUrl: values.VITE_AUTH_EMULATOR_URL,
    firestoreEmulator: values.VITE_FIRESTORE_EMULATOR,
    providerSignIn: values.VITE_PROVIDER_SIGN_IN,
    ...sharedSettings(values),
  };
}

function projectSettings(values: z.output<typeof PROJECT>): Settings {
  const appId = values.VITE_FIREBASE_APP_ID;
  const vapidKey = values.VITE_PUSH_VAPID_KEY;
  return {
    firebase: {
      projectId: values.VITE_FIREBASE_PROJECT_ID,
      apiKey: values.VITE_FIREBASE_API_KEY,
      authDomain: values.VITE_FIREBASE_AUTH_DOMAIN,
      ...(appId === undefined ? {} : { appId }),
    },
    appCheckSiteKey: values.VITE_APP_CHECK_SITE_KEY,
    push: vapidKey === undefined ? { kind: "none" } : { kind: "firebase", vapidKey },
    authEmulatorUrl: undefined,
    firestoreEmulator: undefined,
    providerSignIn: "provider",
    ...sharedSettings(values),
  };
}

function sharedSettings(values: z.output<typeof LOCAL> | z.output<typeof PROJECT>) {
  return {
    contentEnv: values.VITE_CONTENT_ENV,
    developerPanel: values.VITE_DEVELOPER_PANEL === "on",
    trackingHost: values.VITE_TRACKING_HOST,
    storePage: values.VITE_STORE_PAGE,
    bridgeHash: values.VITE_BRIDGE_HASH,
    exitRefusal: values.VITE_EXIT_REFUSAL,
    couponInShell: values.VITE_COUPON_IN_SHELL === "on",
  };
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, env: Environment): z.output<Schema> {
  const result = z.safeParse(schema, env);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue === undefined || !isSettingProblem(issue.message)) throw result.error;
  throw new SettingsError(String(issue.path[0]), issue.message);
}
