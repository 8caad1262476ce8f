import { expect, test } from "vitest";
import { readFirebaseConfig } from "../firebase-config.ts";
import type { DeployProject } from "./deploy-arguments.ts";
import { neededSecrets, STAND_IN_SETTINGS, settingsProblems, strayProblems } from "./deploy-settings.ts";
import { nodeProblems, policyProblems } from "./preflight.ts";

const PRODUCTION: DeployProject = { id: "mindle-live", alias: "production", kind: "production" };
const BETA: DeployProject = { ...PRODUCTION, alias: "beta-1", kind: "test" };

const CLIENT = {
  VITE_FIREBASE_PROJECT_ID: "mindle-live",
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "mindle-live.web.app",
  VITE_FIREBASE_APP_ID: "1:1234567890:web:0123456789abcdef",
  VITE_APP_CHECK_SITE_KEY: "s".repeat(40),
  VITE_CONTENT_ENV: "live",
};

const FUNCTIONS = { CONTENT_ENV: "live", ENFORCE_APP_CHECK: "true", RATE_LIMIT_KEY: "k".repeat(40) };

const { VITE_APP_CHECK_SITE_KEY: _, ...WITHOUT_APP_CHECK } = CLIENT;
const APPLE = Object.fromEntries(
  Object.entries(STAND_IN_SETTINGS.functions).filter(([name]) => name.startsWith("APP_STORE_")),
);

test("complete settings have no problem, those of a demo project neither", async () => {
  expect(settingsProblems(PRODUCTION, { client: CLIENT, functions: FUNCTIONS })).toEqual([]);
  const demo: DeployProject = { id: "demo-mindle", alias: "default", kind: "demo" };
  expect(settingsProblems(demo, STAND_IN_SETTINGS)).toEqual([]);
  expect(policyProblems(await readFirebaseConfig(), demo, STAND_IN_SETTINGS)).toEqual([]);
});

test.each([
  [
    { ...CLIENT, VITE_FIREBASE_API_KEY: "" },
    FUNCTIONS,
    "web/.env.mindle-live: VITE_FIREBASE_API_KEY is missing",
  ],
  [{ ...CLIENT, VITE_FIREBSE_APP_ID: "x" }, FUNCTIONS, "VITE_FIREBSE_APP_ID is no setting of the client"],
  [{ ...CLIENT, VITE_AUTH_EMULATOR_URL: "http://127.0.0.1:9099" }, FUNCTIONS, "VITE_AUTH_EMULATOR_URL"],
  [
    { ...CLIENT, VITE_FIREBASE_PROJECT_ID: "mindle-beta" },
    FUNCTIONS,
    "VITE_FIREBASE_PROJECT_ID must be mindle-live",
  ],
  [
    { ...CLIENT, VITE_CONTENT_ENV: "beta" },
    FUNCTIONS,
    "VITE_CONTENT_ENV (web/.env.mindle-live) and CONTENT_ENV",
  ],
  [
    { ...CLIENT, VITE_FIREBASE_AUTH_DOMAIN: "mindle-live.firebaseapp.com" },
    FUNCTIONS,
    "web/.env.mindle-live: VITE_FIREBASE_AUTH_DOMAIN must be the website's own domain, mindle-live.web.app",
  ],
  [CLIENT, { ...FUNCTIONS, SITE_URL: "https://mindle.example" }, "own domain, mindle.example (SITE_URL"],
  [{ ...CLIENT, VITE_DEVELOPER_PANEL: "on" }, FUNCTIONS, "production has no developer panel"],
  [WITHOUT_APP_CHECK, FUNCTIONS, "the functions enforce App Check"],
  [WITHOUT_APP_CHECK, { ...FUNCTIONS, ENFORCE_APP_CHECK: "false" }, "production needs App Check"],
  [
    CLIENT,
    { ...FUNCTIONS, RATE_LIMIT_KEY: "short" },
    "functions/.env.mindle-live: RATE_LIMIT_KEY must be 32",
  ],
  [CLIENT, { CONTENT_ENV: "live", ENFORCE_APP_CHECK: "true" }, "RATE_LIMIT_KEY must be 32"],
  [CLIENT, { ...FUNCTIONS, SITE_URI: "https://mindle.example" }, "SITE_URI is no setting of the functions"],
  [CLIENT, { ...FUNCTIONS, APP_STORE_KEY_ID: "AAAAAAAAAA" }, "APP_STORE_BUNDLE_ID must be a bundle id"],
  [CLIENT, { ...FUNCTIONS, APP_STORE_PRIVATE_KEY: "x" }, "APP_STORE_PRIVATE_KEY is a secret"],
  [CLIENT, { ...FUNCTIONS, FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" }, "FIRESTORE_EMULATOR_HOST"],
])("%j with %j is refused", (client, functions, problem) => {
  expect(settingsProblems(PRODUCTION, { client, functions }).join("\n")).toContain(problem);
});

test("a website with a domain of its own signs in there", async () => {
  const client = { ...CLIENT, VITE_FIREBASE_AUTH_DOMAIN: "mindle.example" };
  const settings = { client, functions: { ...FUNCTIONS, SITE_URL: "https://mindle.example" } };
  expect(settingsProblems(PRODUCTION, settings)).toEqual([]);
  expect(policyProblems(await readFirebaseConfig(), PRODUCTION, settings)).toEqual([]);
});

test("a second environment may have the developer panel, and no App Check", () => {
  const client = { ...WITHOUT_APP_CHECK, VITE_DEVELOPER_PANEL: "on" };
  const functions = { ...FUNCTIONS, ENFORCE_APP_CHECK: "false" };
  expect(settingsProblems(BETA, { client, functions })).toEqual([]);
});

test("the key of the App Store is needed with its settings", () => {
  const secrets = neededSecrets({ client: CLIENT, functions: { ...FUNCTIONS, ...APPLE } });
  expect(secrets).toEqual(["APP_STORE_PRIVATE_KEY"]);
  expect(neededSecrets({ client: CLIENT, functions: FUNCTIONS })).toEqual([]);
});

test("settings that would get into the build from elsewhere are named", () => {
  expect(
    strayProblems({ PATH: "/bin", VITE_PORT: "1" }, [".env.production", ".env.mindle-live", "src"]),
  ).toEqual([
    "the environment has VITE_PORT: settings of a deployment are in web/.env.<project>",
    "web/.env.production would get into the build: put it into web/.env.<project>",
  ]);
  expect(strayProblems({ PATH: "/bin" }, ["index.html", ".env.mindle-live"])).toEqual([]);
});

test("hosts of the settings must be in the content security policy", async () => {
  const config = await readFirebaseConfig();
  const problems = (client: Readonly<Record<string, string>>) =>
    policyProblems(config, PRODUCTION, { client: { ...CLIENT, ...client }, functions: FUNCTIONS }).join("\n");
  expect(problems({})).toBe("");
  expect(problems({ VITE_TRACKING_HOST: "https://t.example" })).toContain("lacks VITE_TRACKING_HOST");
  expect(problems({ VITE_FIREBASE_AUTH_DOMAIN: "sign-in.example" })).toContain(
    "lacks VITE_FIREBASE_AUTH_DOMAIN",
  );
});

test("functions run on the Node on which they are tested", async () => {
  const config = await readFirebaseConfig();
  expect(nodeProblems(config, "24.1.0")).toEqual([]);
  expect(nodeProblems(config, "22.1.0")).toEqual([
    "firebase.json: the functions' Node is 24, but this one is 22.1.0",
  ]);
});
