import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

const EMULATOR = {
  GCLOUD_PROJECT: "demo-mindle",
  FUNCTIONS_EMULATOR: "true",
  FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080",
  FIREBASE_AUTH_EMULATOR_HOST: "[::1]:9099",
};

const PRODUCTION = {
  GCLOUD_PROJECT: "mindle-prod",
  CONTENT_ENV: "live-1",
  ENFORCE_APP_CHECK: "true",
  RATE_LIMIT_KEY: "k".repeat(32),
};

describe("readSettings", () => {
  test("reads production and the emulator", () => {
    expect(readSettings(PRODUCTION)).toMatchObject({
      projectId: "mindle-prod",
      emulated: false,
      contentEnv: "live-1",
      siteUrl: "https://mindle-prod.web.app",
      enforceAppCheck: true,
    });
    expect(readSettings({ ...PRODUCTION, K_REVISION: "api-00042-abc" }).build).toBe("api-00042-abc");
    expect(readSettings({ ...EMULATOR, K_REVISION: "1" }).build).toBe("local");
    expect(readSettings({ ...PRODUCTION, SITE_URL: "https://mindle.example" })).toMatchObject({
      siteUrl: "https://mindle.example",
    });
    expect(() => readSettings({ ...PRODUCTION, SITE_URL: "https://mindle.example/" })).toThrow(/SITE_URL/);
    expect(readSettings({ ...PRODUCTION, ENFORCE_APP_CHECK: "false" })).toMatchObject({
      enforceAppCheck: false,
    });
    expect(readSettings(EMULATOR)).toMatchObject({
      projectId: "demo-mindle",
      emulated: true,
      contentEnv: "local",
      enforceAppCheck: false,
    });
    expect(readSettings({ ...EMULATOR, CONTENT_ENV: "draft" })).toMatchObject({ contentEnv: "draft" });
  });

  test("trusted proxies are those of Hosting by default, others or none if set", () => {
    const read = (ranges?: string) => readSettings({ ...PRODUCTION, TRUSTED_PROXIES: ranges }).trustedProxies;
    expect(read()).toContain("151.101.0.0/16");
    expect(read("192.0.2.0/24,2001:db8::/32")).toEqual(["192.0.2.0/24", "2001:db8::/32"]);
    expect(read("none")).toEqual([]);
    expect(readSettings(EMULATOR).trustedProxies).toEqual(read());
  });

  test.each([
    ["no project", {}, "GCLOUD_PROJECT"],
    ["a malformed project", { GCLOUD_PROJECT: "Not A Project" }, "GCLOUD_PROJECT"],
    [
      "an Auth emulator in production, where tokens would not be checked",
      { GCLOUD_PROJECT: "mindle-prod", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" },
      "FIREBASE_AUTH_EMULATOR_HOST",
    ],
    [
      "a Firestore emulator in production",
      { GCLOUD_PROJECT: "mindle-prod", FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" },
      "FIRESTORE_EMULATOR_HOST",
    ],
    [
      "an emulator without Firestore, which would use the real one",
      { ...EMULATOR, FIRESTORE_EMULATOR_HOST: undefined },
      "FIRESTORE_EMULATOR_HOST",
    ],
    ["no content environment in production", { ...PRODUCTION, CONTENT_ENV: undefined }, "CONTENT_ENV"],
    ["a content environment that is a path", { ...EMULATOR, CONTENT_ENV: "../users" }, "CONTENT_ENV"],
    ["App Check not set", { ...PRODUCTION, ENFORCE_APP_CHECK: undefined }, "ENFORCE_APP_CHECK"],
    ["App Check neither true nor false", { ...PRODUCTION, ENFORCE_APP_CHECK: "yes" }, "ENFORCE_APP_CHECK"],
    ["no key of rate limits in production", { ...PRODUCTION, RATE_LIMIT_KEY: undefined }, "RATE_LIMIT_KEY"],
    ["a short key of rate limits", { ...PRODUCTION, RATE_LIMIT_KEY: "k".repeat(31) }, "RATE_LIMIT_KEY"],
    ["App Check in the emulator", { ...EMULATOR, ENFORCE_APP_CHECK: "true" }, "ENFORCE_APP_CHECK"],
    [
      "a proxy's address that is not a range",
      { ...PRODUCTION, TRUSTED_PROXIES: "192.0.2.1" },
      "TRUSTED_PROXIES",
    ],
    ["every address as a proxy", { ...PRODUCTION, TRUSTED_PROXIES: "0.0.0.0/0" }, "TRUSTED_PROXIES"],
    ["an empty list of proxies", { ...PRODUCTION, TRUSTED_PROXIES: "" }, "TRUSTED_PROXIES"],
    [
      "an address with a scheme",
      { ...EMULATOR, FIRESTORE_EMULATOR_HOST: "http://127.0.0.1:8080" },
      "FIRESTORE_EMULATOR_HOST",
    ],
  ])("stops at %s, naming the variable", (_name, env, variable) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
    expect(() => readSettings(env)).toThrow(new RegExp(`^${variable} must `));
  });
});
