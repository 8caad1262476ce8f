import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import en from "../../locales/en/error-reference.ts";
import ko from "../../locales/ko/error-reference.ts";
import { ApiError } from "../../platform/api/api-error.ts";
import { startI18n } from "../../platform/i18n/i18n.ts";
import { ErrorReference } from "./error-reference.tsx";
import { errorReference } from "./reference-code.tsx";

const FAILURE = new ApiError("auth/getUserInfo", "internal", "", "3f9a2cd1-4f89-41d3-9a0c-0305e82c3301");

test.each([
  ["ko", ko.label],
  ["en", en.label],
] as const)(
  "%s: a failure of the server shows its code, which one press selects",
  async (language, label) => {
    await startI18n(language);
    await render(<ErrorReference error={FAILURE} />);
    await expect.element(page.getByText(`${label} 3F9A2C`)).toBeVisible();
    await page.getByText("3F9A2C", { exact: true }).click();
    expect(getSelection()?.toString()).toBe("3F9A2C");
  },
);

test("without a connection there is none", async () => {
  await startI18n("en");
  await render(<ErrorReference error={new ApiError("auth/getUserInfo", "unavailable", "no connection")} />);
  expect(page.getByText(en.label).elements()).toEqual([]);
});

const ID = "3f9a2cd1-4f89-41d3-9a0c-0305e82c3301";

test.each(["internal", "unavailable"] as const)("a call that the server failed as %s has a code", (code) => {
  expect(errorReference(new ApiError("auth/getUserInfo", code, "", ID))).toBe("3F9A2C");
});

test.each([
  ["bad input", new ApiError("auth/getUserInfo", "invalid-argument", "", ID)],
  ["a refusal", new ApiError("auth/getUserInfo", "permission-denied", "", ID)],
  ["no connection", new ApiError("auth/getUserInfo", "unavailable", "no connection")],
  ["another error", new TypeError("undefined is not a function")],
  ["no error", null],
])("%s has none", (_what, error) => {
  expect(errorReference(error)).toBeUndefined();
});
