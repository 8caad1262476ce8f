import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useLeaveGuard } from "../shell/use-leave-guard.ts";
import { reloadOnceForNewBuild } from "./chunk-recovery.ts";

function UnsavedForm() {
  useLeaveGuard(true, "/");
  return null;
}

test("a page with unsaved input is not loaded again: the error goes on", async () => {
  await render(
    <MemoryRouter>
      <UnsavedForm />
    </MemoryRouter>,
  );
  const failure = new Event("vite:preloadError", { cancelable: true });
  reloadOnceForNewBuild(failure);
  expect(failure.defaultPrevented).toBe(false);
});
