import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

const EMULATOR = {
  GCLOUD_PROJECT: "demo-mindle",
  FUNCTIONS_EMULATOR: "true",
  FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080",
  FIREBASE_AUTH_EMULATOR_HOST: "[::1]:9099",
};

describe("readSettings", () => {
  test("reads production and the emulator", () => {
    expect(readSettings({ GCLOUD_PROJECT: "mindle-prod" })).toEqual({
      projectId: "mindle-prod",
      emulated: false,
    });
    expect(readSettings(EMULATOR)).toEqual({ projectId: "demo-mindle", emulated: true });
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
