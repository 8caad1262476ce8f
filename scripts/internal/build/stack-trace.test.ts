import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mapStackTrace } from "./stack-trace.ts";

const SOURCE = `export function fail(reason) {
  const message = \`no \${reason}\`;
  throw new RangeError(message);
}
fail("reason");
`;

let directory: string;
let place: string;

// A minified script with its map, and where it throws.
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "stack-trace-"));
  const input = join(directory, "src.js");
  await writeFile(input, SOURCE);
  const bundle = await rolldown({ input });
  const { output } = await bundle.generate({ sourcemap: "hidden", minify: true });
  await bundle.close();
  const code = output[0].code;
  const map = { ...output[0].map, sources: ["../../src/app/src.ts"] };
  await writeFile(join(directory, "main-A1_b.js.map"), JSON.stringify(map));
  place = `main-A1_b.js:1:${code.indexOf("throw") + 1}`;
});
afterAll(() => rm(directory, { recursive: true }));

test.each([
  ["frames of an event", () => place, "web/src/app/src.ts:3:3"],
  [
    "a stack of Chromium",
    () => `RangeError: no reason\n    at s (https://mindle.example/assets/${place})`,
    "RangeError: no reason\n    at s (web/src/app/src.ts:3:3)",
  ],
  ["a stack of Safari", () => `s@https://mindle.example/assets/${place}`, "s@web/src/app/src.ts:3:3"],
  ["another file", () => `${place} other-C3.js:1:2`, "web/src/app/src.ts:3:3 other-C3.js:1:2"],
])("%s", async (_what, trace, mapped) => {
  expect(await mapStackTrace(trace(), directory)).toBe(mapped);
});

test("a build without maps is a failure that names what is missing", async () => {
  await expect(mapStackTrace("other-C3.js:1:2", directory)).rejects.toThrow("other-C3.js");
});
