import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

const EMULATOR = {
  GCLOUD_PROJECT: "demo-mindle",
  FUNCTIONS_EMULATOR: "true",
  FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080",
  FIREBASE_AUTH_EMULATOR_HOST: "[::1]:9099",
};

const PRODUCTION = { GCLOUD_PROJECT: "mindle-prod", CONTENT_ENV: "live-1", ENFORCE_APP_CHECK: "true" };

describe("readSettings", () => {
  test("reads production and the emulator", () => {
    expect(readSettings(PRODUCTION)).toMatchObject({
      projectId: "mindle-prod",
      emulated: false,
      contentEnv: "live-1",
      enforceAppCheck: true,
    });
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
      "an emulator without Firestore, which would reach for the real one",
      { ...EMULATOR, FIRESTORE_EMULATOR_HOST: undefined },
      "FIRESTORE_EMULATOR_HOST",
    ],
    ["no content in production", { ...PRODUCTION, CONTENT_ENV: undefined }, "CONTENT_ENV"],
    ["content outside of its folder", { ...EMULATOR, CONTENT_ENV: "../users" }, "CONTENT_ENV"],
    ["nothing said of App Check", { ...PRODUCTION, ENFORCE_APP_CHECK: undefined }, "ENFORCE_APP_CHECK"],
    ["App Check said unclearly", { ...PRODUCTION, ENFORCE_APP_CHECK: "yes" }, "ENFORCE_APP_CHECK"],
    ["App Check in the emulator", { ...EMULATOR, ENFORCE_APP_CHECK: "true" }, "ENFORCE_APP_CHECK"],
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
