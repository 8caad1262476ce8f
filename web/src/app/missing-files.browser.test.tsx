import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { KEPT_FIELDS } from "../platform/storage/storage.ts";
import { useLeaveGuard } from "../shell/use-leave-guard.ts";
import { recoverFromMissingFiles } from "./missing-files.ts";

beforeAll(recoverFromMissingFiles);

beforeEach(() => {
  // The page was loaded again for this build: it is not a second time.
  document.documentElement.dataset["build"] = "b1";
  sessionStorage.setItem("reloadedFor", JSON.stringify("b1"));
});

afterEach(() => {
  sessionStorage.removeItem("reloadedFor");
  delete document.documentElement.dataset["build"];
});

/** Whether the error of a file that is missing goes on to what shows it. */
function isShown(): boolean {
  const payload = new TypeError("Importing a module script failed.");
  return dispatchEvent(Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload }));
}

test("a page is loaded again once for a build: then the error goes on", () => {
  expect(isShown()).toBe(true);
});

test("a page with unsaved input is not loaded again: the error goes on", async () => {
  sessionStorage.removeItem("reloadedFor");
  await render(
    <MemoryRouter>
      <UnsavedForm />
    </MemoryRouter>,
  );
  expect(isShown()).toBe(true);
});

describe("a page that can be loaded again", () => {
  beforeEach(() => sessionStorage.removeItem("reloadedFor"));

  test.each([
    ["words in a field", <input key="words" aria-label="Code" defaultValue="WELCOME" />],
    ["a choice that was changed", <input key="choice" type="checkbox" aria-label="Agreed" />],
    ["a slider that was moved", <input key="slider" type="range" aria-label="Stress" defaultValue="5" />],
  ])("is not while it has %s", async (_, field) => {
    await render(field);
    const input = page.getByRole("textbox").or(page.getByRole("checkbox")).or(page.getByRole("slider"));
    const element = input.element();
    if (element instanceof HTMLInputElement && element.type === "checkbox") element.click();
    if (element instanceof HTMLInputElement && element.type === "range") element.value = "9";
    expect(isShown()).toBe(true);
  });

  test("is not while a press waits for the app", async () => {
    const { container } = await render(<button type="button">Continue</button>);
    window.earlyPress = container.querySelector("button") ?? undefined;
    expect(isShown()).toBe(true);
    window.earlyPress = undefined;
  });

  test("is not where the app does not store its fields yet", async () => {
    await render(<KeptField />);
    expect(isShown()).toBe(true);
  });
});

function KeptField() {
  return (
    <form {...{ [KEPT_FIELDS]: "" }}>
      <input aria-label="Nickname" defaultValue="Anna" />
    </form>
  );
}

test("while the page is left, a file that is cancelled is no error; afterwards it is", () => {
  dispatchEvent(new PageTransitionEvent("pagehide"));
  expect(isShown()).toBe(false);
  dispatchEvent(new PageTransitionEvent("pageshow"));
  expect(isShown()).toBe(true);
});

function UnsavedForm() {
  useLeaveGuard(true, "/");
  return null;
}
