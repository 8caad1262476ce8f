import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromRoot } from "../paths.ts";
import { runCommand } from "../process/run-command.ts";
import { parseVitest, type TestReport } from "./test-report.ts";
import { REPORT_FILE } from "./vitest-reporter.ts";

const FILES: Readonly<Record<string, string>> = {
  "mixed.test.ts": `
    import { setTimeout } from "node:timers/promises";
    import { beforeAll, describe, expect, test } from "vitest";
    let runs = 0;
    beforeAll(() => setTimeout(300));
    test("passes", () => {});
    test("fails", () => expect(1).toBe(2));
    test.skip("is skipped", () => {});
    describe("group", () => {
      test("passes when retried", { retry: 1 }, () => {
        runs += 1;
        expect(runs).toBe(2);
      });
    });`,
  "broken.test.ts": `import "./missing.ts";`,
  "hook.test.ts": `
    import { beforeAll, test } from "vitest";
    beforeAll(() => { throw new Error("no server"); });
    test("never runs", () => {});`,
  "stray.test.ts": `
    import { test } from "vitest";
    test("leaves a promise behind", () => void Promise.reject(new Error("no one waits")));`,
  "vitest.config.ts": "export default {};",
};

let directory: string;
let report: TestReport;

// Below the root, so that the files find Vitest.
beforeAll(async () => {
  await mkdir(fromRoot(".cache"), { recursive: true });
  directory = await mkdtemp(fromRoot(".cache/vitest-reporter-"));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(directory, name), text);
  const file = join(directory, "report.json");
  const reporter = fromRoot("scripts/internal/test/vitest-reporter.ts");
  const { code } = await runCommand("vitest", ["run", `--reporter=${reporter}`], {
    cwd: directory,
    env: { [REPORT_FILE]: file },
  });
  expect(code).toBe(1);
  report = parseVitest(JSON.parse(await readFile(file, "utf8")));
});
afterAll(() => rm(directory, { recursive: true }));

test("counts what passed and names what failed; a file that could not be loaded or prepared is one failure", () => {
  expect(report.passed).toBe(3);
  expect(report.failed.toSorted()).toEqual([
    "broken.test.ts",
    "hook.test.ts",
    "mixed.test.ts › fails",
    "outside of any test: no one waits",
  ]);
});

test("names tests that passed only when retried", () => {
  expect(report.retried).toEqual(["mixed.test.ts › group › passes when retried"]);
});

test("has the seconds of every file, hooks included", () => {
  expect(report.files.map(({ file }) => file).toSorted()).toEqual([
    "broken.test.ts",
    "hook.test.ts",
    "mixed.test.ts",
    "stray.test.ts",
  ]);
  expect(report.files.find(({ file }) => file === "mixed.test.ts")?.seconds).toBeGreaterThan(0.3);
});
