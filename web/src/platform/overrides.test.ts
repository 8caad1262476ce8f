import { expect, test } from "vitest";
import { keepOverrides, overridesIn, readOverrides } from "./overrides.ts";
import { jsonStorage } from "./storage.ts";

test("what was kept is read again, and gone after the last is taken back", () => {
  const storage = jsonStorage(undefined);
  expect(readOverrides(storage)).toEqual({});
  keepOverrides({ VITE_TRACKING_HOST: "https://events.example", VITE_CONTENT_ENV: "dev" }, storage);
  expect(readOverrides(storage)).toEqual({
    VITE_TRACKING_HOST: "https://events.example",
    VITE_CONTENT_ENV: "dev",
  });
  keepOverrides({ VITE_CONTENT_ENV: "dev" }, storage);
  expect(readOverrides(storage)).toEqual({ VITE_CONTENT_ENV: "dev" });
  keepOverrides({}, storage);
  expect(readOverrides(storage)).toEqual({});
});

test.each([undefined, null, "VITE_CONTENT_ENV", 7, ["dev"]])("nothing is taken from %j", (value) => {
  expect(overridesIn(value)).toEqual({});
});

test("only texts of settings that may be changed are taken", () => {
  expect(
    overridesIn({
      VITE_CONTENT_ENV: "dev",
      VITE_TRACKING_HOST: "",
      VITE_FIREBASE_API_KEY: 7,
      VITE_DEVELOPER_PANEL: "on",
      VITE_GOOGLE_SIGN_IN: "local",
      other: "x",
    }),
  ).toEqual({ VITE_CONTENT_ENV: "dev" });
});
