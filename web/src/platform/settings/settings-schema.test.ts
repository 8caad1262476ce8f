import { describe, expect, test } from "vitest";
import { SettingsError } from "./settings-error.ts";
import { parseSettings } from "./settings-schema.ts";

const REAL = {
  VITE_FIREBASE_PROJECT_ID: "mindle-prod",
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "mindle-prod.firebaseapp.com",
  VITE_CONTENT_ENV: "prod",
};

const VAPID_KEY = `B${"a".repeat(86)}`;

const APP_CHECK = {
  VITE_APP_CHECK_SITE_KEY: "6Lc-site-key-of-reCAPTCHA-Enterprise",
  VITE_FIREBASE_APP_ID: "1:1234567890:web:0123456789abcdef",
};

describe("parseSettings", () => {
  test("without any setting everything is local", () => {
    expect(parseSettings({})).toEqual({
      firebase: { projectId: "demo-mindle", apiKey: "local", authDomain: "demo-mindle.firebaseapp.com" },
      appCheckSiteKey: undefined,
      push: { kind: "local" },
      authEmulatorUrl: "http://127.0.0.1:9099",
      firestoreEmulator: { host: "127.0.0.1", port: 8080 },
      contentEnv: "local",
      providerSignIn: "local",
      developerPanel: true,
      trackingHost: undefined,
      storePage: "https://apps.apple.com/",
      bridgeHash: "local-bridge-hash",
      exitRefusal: "specified",
      couponInShell: false,
    });
  });

  test.each([{}, REAL])("a tracking host of its own and a plain refusal can be chosen with %j", (env) => {
    const chosen = parseSettings({
      ...env,
      VITE_TRACKING_HOST: "https://events.mindle.example",
      VITE_EXIT_REFUSAL: "plain",
    });
    expect(chosen.trackingHost).toBe("https://events.mindle.example");
    expect(chosen.exitRefusal).toBe("plain");
  });

  test.each([{}, REAL])("vouchers inside the iOS app are off unless turned on, with %j", (env) => {
    expect(parseSettings(env).couponInShell).toBe(false);
    expect(parseSettings({ ...env, VITE_COUPON_IN_SHELL: "on" }).couponInShell).toBe(true);
  });

  test.each([{}, REAL])("the app's store page and bridge hash can be chosen with %j", (env) => {
    const page = "https://apps.apple.com/kr/app/mindle/id1234567890";
    const chosen = parseSettings({ ...env, VITE_STORE_PAGE: page, VITE_BRIDGE_HASH: "a1B2c3D4e5F6g7H8" });
    expect(chosen.storePage).toBe(page);
    expect(chosen.bridgeHash).toBe("a1B2c3D4e5F6g7H8");
    expect(parseSettings(REAL)).toMatchObject({ storePage: undefined, bridgeHash: undefined });
    for (const wrong of [
      { VITE_STORE_PAGE: "apps.apple.com" },
      { VITE_STORE_PAGE: "http://apps.apple.com/" },
      { VITE_STORE_PAGE: "javascript:alert(1)" },
      { VITE_BRIDGE_HASH: "short" },
      { VITE_BRIDGE_HASH: "with spaces in the middle" },
    ]) {
      expect(() => parseSettings({ ...env, ...wrong })).toThrow(SettingsError);
    }
  });

  test("local ports and the real popup can be chosen", () => {
    const chosen = parseSettings({
      VITE_FIRESTORE_EMULATOR: "127.0.0.1:8180",
      VITE_AUTH_EMULATOR_URL: "http://127.0.0.1:9199",
      VITE_PROVIDER_SIGN_IN: "provider",
    });
    expect(chosen.firestoreEmulator?.port).toBe(8180);
    expect(chosen.authEmulatorUrl).toBe("http://127.0.0.1:9199");
    expect(chosen.providerSignIn).toBe("provider");
  });

  test("a real project has no emulator and signs in at the provider", () => {
    const real = parseSettings(REAL);
    expect(real.authEmulatorUrl).toBeUndefined();
    expect(real.firestoreEmulator).toBeUndefined();
    expect(real.providerSignIn).toBe("provider");
    expect(real.contentEnv).toBe("prod");
    expect(real.appCheckSiteKey).toBeUndefined();
  });

  test("the developer panel is part of local builds, and of others only where it is asked for", () => {
    expect(parseSettings({}).developerPanel).toBe(true);
    expect(parseSettings({ VITE_DEVELOPER_PANEL: "off" }).developerPanel).toBe(false);
    expect(parseSettings(REAL).developerPanel).toBe(false);
    expect(parseSettings({ ...REAL, VITE_DEVELOPER_PANEL: "on" }).developerPanel).toBe(true);
  });

  test("App Check has a site key and the app's id", () => {
    const checked = parseSettings({ ...REAL, ...APP_CHECK });
    expect(checked.appCheckSiteKey).toBe(APP_CHECK.VITE_APP_CHECK_SITE_KEY);
    expect(checked.firebase.appId).toBe(APP_CHECK.VITE_FIREBASE_APP_ID);
  });

  test("push messages come with emulators locally, else through Firebase where it has a key", () => {
    expect(parseSettings({}).push).toEqual({ kind: "local" });
    expect(parseSettings(REAL).push).toEqual({ kind: "none" });
    const { VITE_FIREBASE_APP_ID } = APP_CHECK;
    expect(parseSettings({ ...REAL, VITE_FIREBASE_APP_ID, VITE_PUSH_VAPID_KEY: VAPID_KEY }).push).toEqual({
      kind: "firebase",
      vapidKey: VAPID_KEY,
    });
  });

  test.each([
    ["VITE_PUSH_VAPID_KEY", { ...REAL, ...APP_CHECK, VITE_PUSH_VAPID_KEY: "short" }],
    ["VITE_PUSH_VAPID_KEY", { VITE_PUSH_VAPID_KEY: VAPID_KEY }],
    ["VITE_FIREBASE_APP_ID", { ...REAL, VITE_PUSH_VAPID_KEY: VAPID_KEY }],
    ["VITE_FIREBASE_PROJECT_ID", { VITE_FIREBASE_PROJECT_ID: "No Such" }],
    ["VITE_FIREBASE_API_KEY", { ...REAL, VITE_FIREBASE_API_KEY: "" }],
    ["VITE_FIREBASE_AUTH_DOMAIN", { ...REAL, VITE_FIREBASE_AUTH_DOMAIN: "https://x.example/" }],
    ["VITE_CONTENT_ENV", { ...REAL, VITE_CONTENT_ENV: undefined }],
    ["VITE_CONTENT_ENV", { VITE_CONTENT_ENV: "../users" }],
    ["VITE_AUTH_EMULATOR_URL", { ...REAL, VITE_AUTH_EMULATOR_URL: "http://127.0.0.1:9099" }],
    ["VITE_AUTH_EMULATOR_URL", { VITE_AUTH_EMULATOR_URL: "127.0.0.1:9099" }],
    ["VITE_FIRESTORE_EMULATOR", { VITE_FIRESTORE_EMULATOR: "http://127.0.0.1:8080" }],
    ["VITE_FIRESTORE_EMULATOR", { VITE_FIRESTORE_EMULATOR: "127.0.0.1:80800" }],
    ["VITE_PROVIDER_SIGN_IN", { VITE_PROVIDER_SIGN_IN: "yes" }],
    ["VITE_PROVIDER_SIGN_IN", { ...REAL, VITE_PROVIDER_SIGN_IN: "local" }],
    ["VITE_TRACKING_HOST", { VITE_TRACKING_HOST: "events.mindle.example" }],
    ["VITE_TRACKING_HOST", { ...REAL, VITE_TRACKING_HOST: "https://events.mindle.example/streams" }],
    ["VITE_FIREBASE_APP_ID", { ...REAL, ...APP_CHECK, VITE_FIREBASE_APP_ID: undefined }],
    ["VITE_FIREBASE_APP_ID", { ...REAL, ...APP_CHECK, VITE_FIREBASE_APP_ID: "1:123:ios:abc" }],
    ["VITE_APP_CHECK_SITE_KEY", { ...REAL, ...APP_CHECK, VITE_APP_CHECK_SITE_KEY: "short" }],
    ["VITE_APP_CHECK_SITE_KEY", APP_CHECK],
    ["VITE_DEVELOPER_PANEL", { VITE_DEVELOPER_PANEL: "yes" }],
    ["VITE_ENVIRONMENTS", { ...REAL, VITE_ENVIRONMENTS: "{}" }],
    ["VITE_COUPON_IN_SHELL", { VITE_COUPON_IN_SHELL: "yes" }],
    ["VITE_EXIT_REFUSAL", { ...REAL, VITE_EXIT_REFUSAL: "none" }],
  ])("a bad %s is named", (setting, env) => {
    expect(() => parseSettings(env)).toThrow(SettingsError);
    expect(() => parseSettings(env)).toThrow(setting);
  });
});
