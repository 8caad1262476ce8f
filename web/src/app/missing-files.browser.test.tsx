import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
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

test("a page with words in a field is not loaded again: the error goes on", async () => {
  sessionStorage.removeItem("reloadedFor");
  await render(<input aria-label="Code" defaultValue="WELCOME" />);
  expect(isShown()).toBe(true);
});

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
