import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { expect, test } from "vitest";
import { STORY_NAMES } from "../support/story-names.ts";

/** Stories that are not of a component. */
const FOUNDATIONS = ["tokens"];

const files = globSync("web/src/ui/**/*.tsx", { exclude: ["**/*.test.tsx", "**/testing/**"] });

const ROOMS = ["controls", "fields", "dialogs", "layout", "pictures"].map((room) => `web/src/ui/${room}`);

/** Below the rooms of ui, a file that another one imports from its own folder or from one below it is not a primitive. */
function isPart(file: string): boolean {
  if (ROOMS.includes(dirname(file))) return false;
  return files.some((other) => readFileSync(other, "utf8").includes(`"./${relative(dirname(other), file)}"`));
}

test("the gallery has a story for every primitive and no others", () => {
  const primitives = files.filter((file) => !isPart(file)).map((file) => basename(file, ".tsx"));
  expect(STORY_NAMES).toEqual([...primitives, ...FOUNDATIONS].toSorted());
});

test("every primitive that handles events has a component test beside it", () => {
  const interactive = files.filter((file) => /\bon(Change|Click|Close)\b/.test(readFileSync(file, "utf8")));
  const untested = interactive.filter((file) => !existsSync(file.replace(/\.tsx$/, ".browser.test.tsx")));
  expect(interactive.length).toBeGreaterThan(10);
  expect(untested).toEqual([]);
});
