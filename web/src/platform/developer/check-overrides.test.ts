import { describe, expect, test } from "vitest";
import { parseSettings } from "../settings/settings-schema.ts";
import { findProblems, toEnvironment } from "./check-overrides.ts";

const REAL = {
  VITE_FIREBASE_PROJECT_ID: "mindle-dev",
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "mindle-dev.firebaseapp.com",
  VITE_FIREBASE_APP_ID: "1:1234567890:web:0123456789abcdef",
  VITE_APP_CHECK_SITE_KEY: "6Lc-site-key-of-reCAPTCHA-Enterprise",
  VITE_CONTENT_ENV: "dev",
  VITE_TRACKING_HOST: "https://events.example",
  VITE_EXIT_REFUSAL: "plain",
};

describe("findProblems", () => {
  test("valid overrides have no problems", () => {
    expect(findProblems({}, {})).toEqual(new Map());
    expect(findProblems({ VITE_CONTENT_ENV: "dev-jimin", VITE_EXIT_REFUSAL: "plain" }, REAL)).toEqual(
      new Map(),
    );
  });

  test("all problems are found at once", () => {
    const problems = findProblems(
      {
        VITE_CONTENT_ENV: "../users",
        VITE_TRACKING_HOST: "events.example",
        VITE_FIRESTORE_EMULATOR: "127.0.0.1:8081",
        VITE_EXIT_REFUSAL: "never",
      },
      {},
    );
    expect(Object.fromEntries(problems)).toEqual({
      VITE_CONTENT_ENV: "contentEnv",
      VITE_TRACKING_HOST: "origin",
      VITE_EXIT_REFUSAL: "exitRefusal",
    });
  });

  test("a setting that another project needs is named", () => {
    const problems = findProblems({ VITE_FIREBASE_PROJECT_ID: "mindle-dev" }, {});
    expect(Object.fromEntries(problems)).toEqual({ VITE_FIREBASE_API_KEY: "missing" });
  });
});

test.each([{}, { VITE_FIRESTORE_EMULATOR: "127.0.0.1:8180" }, REAL])(
  "settings are the same after conversion to an environment and back, from %j",
  (env) => {
    const given = parseSettings(env);
    expect(parseSettings(toEnvironment(given))).toEqual(given);
  },
);
