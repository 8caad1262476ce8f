import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { Failure } from "../command.ts";
import { mustRun, runCommand } from "./run-command.ts";

test("returns the exit code and both outputs in order", async () => {
  const { code, output } = await runCommand("sh", ["-c", "echo out; sleep 0.1; echo error >&2; exit 3"]);
  expect({ code, output }).toEqual({ code: 3, output: "out\nerror" });
});

test("a program in the background gives way to others", async () => {
  const script = "setTimeout(() => console.log(os.getPriority()), 100)";
  const { output } = await runCommand(process.execPath, ["-e", script], { background: true });
  expect(Number(output)).toBeGreaterThan(getPriority());
});

test("a failed command is a Failure with the command line and its output", async () => {
  const failed = mustRun("sh", ["-c", "echo reason; exit 3"]);
  await expect(failed).rejects.toBeInstanceOf(Failure);
  await expect(failed).rejects.toThrow(/exit code 3.*\nreason$/s);
});

test("a program that does not exist is a Failure with its name", async () => {
  await expect(mustRun("no-such-program", [])).rejects.toThrow("no-such-program");
});
