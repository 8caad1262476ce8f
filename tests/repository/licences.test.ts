import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { deliveredPackages } from "../../scripts/internal/licences/delivered-packages.ts";
import {
  ALLOWED_LICENCES,
  deliveredParts,
  LICENCE_NOTES,
  licenceNotes,
} from "../../scripts/internal/licences/licence-notes.ts";

test("everything delivered has a licence that asks for a notice at most", async () => {
  for (const { packages } of await deliveredParts()) {
    expect(packages.length).toBeGreaterThan(10);
    expect(packages.filter(({ licence }) => !ALLOWED_LICENCES.has(licence ?? ""))).toEqual([]);
  }
});

test("the notes are those of package-lock.json (npm run licences)", async () => {
  expect(await readFile(LICENCE_NOTES, "utf8")).toBe(await licenceNotes());
});

test("a package is found as Node finds it, with what it needs, and without tools of development", () => {
  const lock = {
    packages: {
      "": { devDependencies: { tool: "1" } },
      web: { dependencies: { "@a/one": "1", two: "1", own: "*" }, devDependencies: { tool: "1" } },
      domain: { dependencies: { four: "1" } },
      "node_modules/own": { resolved: "domain", link: true },
      "node_modules/tool": { version: "1.0.0", license: "GPL-3.0" },
      "node_modules/@a/one": { version: "1.0.0", license: "MIT", dependencies: { two: "2", three: "1" } },
      "node_modules/@a/one/node_modules/two": { version: "2.0.0", license: "ISC" },
      "node_modules/two": { version: "1.0.0", optionalDependencies: { elsewhere: "1" } },
      "node_modules/three": { version: "3.0.0", license: "MIT", dependencies: { "@a/one": "1" } },
      "node_modules/four": { version: "4.0.0", license: "MIT" },
    },
  };
  expect(deliveredPackages(JSON.stringify(lock), ["web"])).toEqual([
    { name: "@a/one", version: "1.0.0", licence: "MIT" },
    { name: "four", version: "4.0.0", licence: "MIT" },
    { name: "three", version: "3.0.0", licence: "MIT" },
    { name: "two", version: "1.0.0", licence: undefined },
    { name: "two", version: "2.0.0", licence: "ISC" },
  ]);
});
