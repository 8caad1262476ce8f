import { describe, expect, test } from "vitest";
import { parseOptions as parse, UsageError } from "./options.ts";

const parseOptions = (args: readonly string[]) => parse(args, {});

describe("the command line", () => {
  test("supports the flags of firebase-tools", () => {
    const args =
      "--host 127.0.0.1 --port 8402 --websocket_port 8403 --database-edition standard --project_id demo-p " +
      "--rules /p/firestore.rules --seed_from_export /p/x.overall_export_metadata " +
      "--functions_emulator 127.0.0.1:5001 --single_project_mode true";
    expect(parseOptions(args.split(" "))).toEqual({
      host: "127.0.0.1",
      port: 8402,
      projectId: "demo-p",
      rulesFile: "/p/firestore.rules",
      importFrom: "/p/x.overall_export_metadata",
      exportOnExit: undefined,
      functionsEmulator: "127.0.0.1:5001",
      singleProjectMode: true,
      requireIndexes: undefined,
      allowRemote: false,
      watchRules: false,
    });
  });

  test("supports its own flags, with and without an equals sign", () => {
    expect(
      parseOptions(["--port=0", "--project", "p", "--import", "in", "--export-on-exit=out"]),
    ).toMatchObject({
      host: "127.0.0.1",
      port: 0,
      projectId: "p",
      importFrom: "in",
      exportOnExit: "out",
      watchRules: true,
    });
  });

  test("returns undefined for --help", () => {
    expect(parseOptions(["--help"])).toBeUndefined();
  });

  test.each([
    ["a flag that does not exist", ["--prot", "1"]],
    ["a flag without its value", ["--port"]],
    ["an invalid port", ["--port", "http"]],
    ["a port out of range", ["--port", "70000"]],
    ["rules without a project", ["--rules", "firestore.rules"]],
    ["an export without a project", ["--export-on-exit", "out"]],
    ["the enterprise edition", ["--database-edition", "enterprise"]],
    ["an address that other machines can reach", ["--host", "0.0.0.0"]],
    ["a host name that starts like a loopback address", ["--host", "127.0.0.1.example.com"]],
  ])("rejects %s", (_what, args) => {
    expect(() => parseOptions(args)).toThrow(UsageError);
  });

  test.each(["localhost", "127.0.0.2", "::1", "[::1]"])("accepts the loopback host %s", (host) => {
    expect(parseOptions(["--host", host])?.host).toBe(host);
  });

  test("accepts other hosts with --allow-remote", () => {
    const options = parseOptions(["--host", "0.0.0.0", "--allow-remote"]);
    expect(options).toMatchObject({ host: "0.0.0.0", allowRemote: true });
  });

  test("reads the file of indexes from the flag, or from the environment variable", () => {
    const environment = { FIRESTORE_EMULATOR_REQUIRE_INDEXES: "/p/firestore.indexes.json" };
    expect(parse([], environment)?.requireIndexes).toBe("/p/firestore.indexes.json");
    expect(parse(["--require-indexes", "mine.json"], environment)?.requireIndexes).toBe("mine.json");
    expect(parseOptions([])?.requireIndexes).toBeUndefined();
  });

  test("accepts other hosts with the environment variable, for firebase-tools", () => {
    const firebaseTools = ["--host", "0.0.0.0", "--port", "8080", "--websocket_port", "9150"];
    const allowed = { FIRESTORE_EMULATOR_ALLOW_REMOTE: "1" };
    expect(parse(firebaseTools, allowed)).toMatchObject({ host: "0.0.0.0", allowRemote: true });
    expect(() => parse(firebaseTools, { FIRESTORE_EMULATOR_ALLOW_REMOTE: "0" })).toThrow(UsageError);
  });
});
