import { afterEach, describe, expect, test, vi } from "vitest";
import { jsonStorage, localJson } from "../storage/storage.ts";
import { applyOverrides, parseOverrides, readOverrides, storeOverrides } from "./overrides.ts";
import { builtSettings, hasChangedSettings, OVERRIDES_KEY, replaceSettings, settings } from "./settings.ts";

test("stored overrides are read again, and removed with the last one", () => {
  const storage = jsonStorage(undefined);
  expect(readOverrides(storage)).toEqual({});
  storeOverrides({ VITE_TRACKING_HOST: "https://events.example", VITE_CONTENT_ENV: "dev" }, storage);
  expect(readOverrides(storage)).toEqual({
    VITE_TRACKING_HOST: "https://events.example",
    VITE_CONTENT_ENV: "dev",
  });
  storeOverrides({ VITE_CONTENT_ENV: "dev" }, storage);
  expect(readOverrides(storage)).toEqual({ VITE_CONTENT_ENV: "dev" });
  storeOverrides({}, storage);
  expect(readOverrides(storage)).toEqual({});
});

test("overrides are stored with a version; others are not read", () => {
  const storage = jsonStorage(undefined);
  storeOverrides({ VITE_CONTENT_ENV: "dev" }, storage);
  expect(storage.read(OVERRIDES_KEY)).toEqual({ v: 1, data: { VITE_CONTENT_ENV: "dev" } });
  storage.write(OVERRIDES_KEY, { VITE_CONTENT_ENV: "beta-1" });
  expect(readOverrides(storage)).toEqual({});
});

test.each([undefined, null, "VITE_CONTENT_ENV", 7, ["dev"]])("%j holds no overrides", (value) => {
  expect(parseOverrides(value)).toEqual({});
});

test("only non-empty texts of settings that may be changed are used", () => {
  expect(
    parseOverrides({
      VITE_CONTENT_ENV: "dev",
      VITE_TRACKING_HOST: "",
      VITE_FIREBASE_API_KEY: 7,
      VITE_DEVELOPER_PANEL: "on",
      VITE_PROVIDER_SIGN_IN: "local",
      other: "x",
    }),
  ).toEqual({ VITE_CONTENT_ENV: "dev" });
});

describe("applyOverrides", () => {
  afterEach(() => {
    storeOverrides({});
    replaceSettings(builtSettings());
    vi.unstubAllEnvs();
  });

  test("changes the settings of the page", () => {
    vi.stubEnv("VITE_DEVELOPER_PANEL", "on");
    expect(hasChangedSettings()).toBe(false);
    storeOverrides({ VITE_CONTENT_ENV: "dev", VITE_FIRESTORE_EMULATOR: "127.0.0.1:8180" });
    expect(hasChangedSettings()).toBe(true);
    applyOverrides();
    const firestoreEmulator = { host: "127.0.0.1", port: 8180 };
    expect(settings()).toEqual({ ...builtSettings(), contentEnv: "dev", firestoreEmulator });
  });

  test("ignores settings that are invalid together", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    storeOverrides({ VITE_FIREBASE_PROJECT_ID: "mindle-prod" });
    applyOverrides();
    expect(settings()).toEqual(builtSettings());
    expect(warn).toHaveBeenCalledOnce();
  });

  test("nothing is changed in a build without the panel", () => {
    vi.stubEnv("VITE_DEVELOPER_PANEL", "off");
    localJson.write(OVERRIDES_KEY, { v: 1, data: { VITE_CONTENT_ENV: "dev" } });
    expect(hasChangedSettings()).toBe(false);
  });
});
