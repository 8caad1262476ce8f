import { expect, test } from "vitest";
import { LoadError, loadModule } from "./load-module.ts";

test("a module that is there is given", async () => {
  expect(await loadModule(async () => "module")).toBe("module");
});

test("one that cannot be loaded is an error of its own, with the cause", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const loading = loadModule(() => Promise.reject(cause));
  await expect(loading).rejects.toThrow(LoadError);
  await expect(loading).rejects.toMatchObject({ name: "LoadError", cause });
});

test("nothing happens while the page is being reloaded", async () => {
  const loading = loadModule(async () => undefined);
  const later = new Promise((resolve) => setTimeout(resolve, 0, "later"));
  expect(await Promise.race([loading, later])).toBe("later");
});
