import { expect, test, vi } from "vitest";
import { withTabLock } from "./tabs.ts";

test("an action goes on to its end where the browser takes the lock from the page, as it does in the back/forward cache", async () => {
  let end = () => {};
  const action = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const done = withTabLock("lock")(action);
  await vi.waitFor(() => expect(action).toHaveBeenCalledOnce());
  await navigator.locks.request("lock", { steal: true }, () => {});
  end();
  await done;
  expect(action).toHaveBeenCalledOnce();
});
