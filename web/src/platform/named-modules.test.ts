import { expect, test, vi } from "vitest";
import { importNamed, setNamedModules } from "./named-modules.ts";

const LISTED = { title: "from the list" };

test("a module that the HTML names comes from its URL, without the list", async () => {
  setNamedModules({ "locales/ko/help.ts": "data:text/javascript,export const title = 'from its URL'" });
  const list = vi.fn(async () => LISTED);
  expect(await importNamed("locales/ko/help.ts", list)).toMatchObject({ title: "from its URL" });
  expect(list).not.toHaveBeenCalled();
});

test.each([
  ["is not named", "locales/en/help.ts"],
  ["cannot be fetched from its URL", "locales/ko/help.ts"],
])("a module that %s comes from the list", async (_, source) => {
  setNamedModules({ "locales/ko/help.ts": "data:text/javascript,throw new Error('gone')" });
  expect(await importNamed(source, async () => LISTED)).toBe(LISTED);
});
