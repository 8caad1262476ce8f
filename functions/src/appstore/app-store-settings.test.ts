import { describe, expect, test } from "vitest";
import { SettingsError } from "../settings-error.ts";
import { readAppStoreSettings } from "./app-store-settings.ts";

const APPLE = {
  APP_STORE_BUNDLE_ID: "com.example.app",
  APP_STORE_APPLE_ID: "1234567890",
  APP_STORE_ISSUER_ID: "57246542-96fe-1a63-e053-0824d011072a",
  APP_STORE_KEY_ID: "2X9R4HXF34",
  APP_STORE_ENVIRONMENTS: "Production,Sandbox",
};

describe("readAppStoreSettings", () => {
  test("reads Apple's settings, none, and in the emulator always the stand-in", () => {
    expect(readAppStoreSettings({ ...APPLE, APP_STORE_PRIVATE_KEY: "key" }, false)).toEqual({
      kind: "apple",
      bundleId: "com.example.app",
      appAppleId: 1_234_567_890,
      issuerId: APPLE.APP_STORE_ISSUER_ID,
      keyId: "2X9R4HXF34",
      privateKey: "key",
      environments: ["Production", "Sandbox"],
    });
    expect(readAppStoreSettings({}, false)).toEqual({ kind: "none" });
    expect(readAppStoreSettings(APPLE, true)).toEqual({ kind: "stand-in" });
  });

  test.each([
    ["APP_STORE_BUNDLE_ID", undefined],
    ["APP_STORE_APPLE_ID", "id1234567890"],
    ["APP_STORE_ISSUER_ID", "someone"],
    ["APP_STORE_KEY_ID", ""],
    ["APP_STORE_ENVIRONMENTS", undefined],
    ["APP_STORE_ENVIRONMENTS", "Xcode"],
    ["APP_STORE_ENVIRONMENTS", "LocalTesting"],
    ["APP_STORE_ENVIRONMENTS", "Production,Xcode"],
    ["APP_STORE_ENVIRONMENTS", "Sandbox,Sandbox"],
  ])("outside the emulator, %s must not be %s", (name, value) => {
    const read = () => readAppStoreSettings({ ...APPLE, [name]: value }, false);
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} must be `));
  });
});
