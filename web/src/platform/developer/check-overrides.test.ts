import { describe, expect, test } from "vitest";
import { parseSettings } from "../settings-schema.ts";
import { problemsOf, textsOf } from "./check-overrides.ts";

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

describe("problemsOf", () => {
  test("good overrides have none", () => {
    expect(problemsOf({}, {})).toEqual(new Map());
    expect(problemsOf({ VITE_CONTENT_ENV: "dev-jimin", VITE_EXIT_REFUSAL: "plain" }, REAL)).toEqual(
      new Map(),
    );
  });

  test("everything that is wrong is named at once", () => {
    const problems = problemsOf(
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

  test("what another project needs besides is named too", () => {
    const problems = problemsOf({ VITE_FIREBASE_PROJECT_ID: "mindle-dev" }, {});
    expect(Object.fromEntries(problems)).toEqual({ VITE_FIREBASE_API_KEY: "missing" });
  });
});

test.each([{}, { VITE_FIRESTORE_EMULATOR: "127.0.0.1:8180" }, REAL])(
  "the texts of settings give the same settings, from %j",
  (env) => {
    const given = parseSettings(env);
    expect(parseSettings(textsOf(given))).toEqual(given);
  },
);
