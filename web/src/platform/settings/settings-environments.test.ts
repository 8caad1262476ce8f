import { describe, expect, test } from "vitest";
import { findEnvironment, parseEnvironments } from "./settings-environments.ts";
import { SettingsError } from "./settings-error.ts";

const REAL = {
  VITE_FIREBASE_PROJECT_ID: "mindle-dev",
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "mindle-dev.firebaseapp.com",
  VITE_CONTENT_ENV: "dev",
  VITE_DEVELOPER_PANEL: "on",
};

const BETA = { VITE_CONTENT_ENV: "beta-1", VITE_TRACKING_HOST: "https://events.example" };

const environments = (value: unknown, env: Readonly<Record<string, unknown>> = REAL) =>
  parseEnvironments({ ...env, VITE_ENVIRONMENTS: typeof value === "string" ? value : JSON.stringify(value) });

describe("the environments testers can choose from", () => {
  test("a local build knows only itself", () => {
    expect(parseEnvironments({})).toEqual([
      { name: "local", overrides: {} },
      { name: "dev", overrides: undefined },
      { name: "beta-1", overrides: undefined },
    ]);
  });

  test("a build for a real project knows those of VITE_ENVIRONMENTS, personal ones at the end", () => {
    expect(
      environments({ "dev-suji": { VITE_CONTENT_ENV: "dev-suji" }, "dev-jimin": {}, "beta-1": BETA }),
    ).toEqual([
      { name: "local", overrides: undefined },
      { name: "dev", overrides: undefined },
      { name: "beta-1", overrides: BETA },
      { name: "dev-jimin", overrides: {} },
      { name: "dev-suji", overrides: { VITE_CONTENT_ENV: "dev-suji" } },
    ]);
  });

  test("an environment is found by its overrides", () => {
    const known = environments({ "beta-1": BETA, dev: {} });
    expect(findEnvironment(known, BETA)?.name).toBe("beta-1");
    expect(findEnvironment(known, {})?.name).toBe("dev");
    expect(findEnvironment(known, { VITE_CONTENT_ENV: "beta-1" })).toBeUndefined();
  });

  test.each([
    ["invalid JSON", "{", "VITE_ENVIRONMENTS"],
    ["a list", [], "VITE_ENVIRONMENTS"],
    ["an unknown name", { staging: {} }, "VITE_ENVIRONMENTS"],
    ["the local environment", { local: {} }, "VITE_ENVIRONMENTS"],
    ["a text for its settings", { dev: "dev" }, "VITE_ENVIRONMENTS"],
    [
      "a setting that is decided at build time",
      { dev: { VITE_DEVELOPER_PANEL: "on" } },
      "dev: VITE_DEVELOPER_PANEL",
    ],
    ["a number", { dev: { VITE_CONTENT_ENV: 1 } }, "dev: VITE_CONTENT_ENV"],
    ["a wrong value", { "beta-1": { VITE_CONTENT_ENV: "../x" } }, "beta-1: VITE_CONTENT_ENV"],
    [
      "an emulator",
      { dev: { VITE_AUTH_EMULATOR_URL: "http://127.0.0.1:9099" } },
      "dev: VITE_AUTH_EMULATOR_URL",
    ],
  ])("%s is refused, and named", (_, value, named) => {
    expect(() => environments(value)).toThrow(SettingsError);
    expect(() => environments(value)).toThrow(named);
  });
});
