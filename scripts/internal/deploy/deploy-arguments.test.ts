import { expect, test } from "vitest";
import { parseDeploy, parseProjects } from "./deploy-arguments.ts";

const projects = parseProjects(
  JSON.stringify({
    projects: {
      default: "demo-mindle",
      production: "mindle-live",
      "beta-1": "mindle-beta",
      "dev-jimin": "mindle-jimin",
    },
  }),
);

const parse = (...args: readonly string[]) => parseDeploy(args, projects);

test("a second environment is one flag, by its id or its alias", () => {
  const beta = { alias: "beta-1", id: "mindle-beta", kind: "test" };
  expect(parse("--project", "mindle-beta")).toEqual({ project: beta, channel: undefined, dryRun: false });
  expect(parse("--project", "beta-1", "--channel", "new-home")).toEqual({
    project: beta,
    channel: "new-home",
    dryRun: false,
  });
  expect(parse("--project", "dev-jimin").project.id).toBe("mindle-jimin");
});

test("production is named twice, but for a dry run", () => {
  const refused = "mindle-live is production and is named twice";
  expect(() => parse("--project", "mindle-live")).toThrow(refused);
  expect(() => parse("--project", "mindle-live", "--channel", "preview")).toThrow(refused);
  expect(() => parse("--project", "mindle-live", "--yes-really", "mindle-beta")).toThrow(
    "--project is mindle-live, but --yes-really is mindle-beta",
  );
  expect(parse("--project", "mindle-live", "--yes-really", "mindle-live").project.kind).toBe("production");
  expect(parse("--project", "production", "--dry-run")).toMatchObject({ dryRun: true });
});

test("a demo project is for dry runs", () => {
  expect(parse("--project", "demo-mindle", "--dry-run").project.kind).toBe("demo");
  expect(() => parse("--project", "demo-mindle")).toThrow("demo-mindle is no real project");
});

test.each([
  [[], "Name a project."],
  [
    ["--project", "mindle-other"],
    "does not know the project mindle-other. It knows demo-mindle (default), mindle-live",
  ],
  [["--project", "beta-1", "--channel", "Live"], "A channel's name has lowercase letters"],
  [["--project", "beta-1", "--channel", "live"], "The live channel is deployed without --channel"],
  [["--project", "beta-1", "--force"], "--force"],
  [["beta-1"], "beta-1"],
])("%j is refused", (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});

test.each([
  [{ staging: "mindle-staging" }, ".firebaserc: staging must be production, beta-1, dev or dev-<name>"],
  [{ default: "mindle-live" }, ".firebaserc: default must begin with demo-"],
  [{ dev: "mindle-live", production: "mindle-live" }, ".firebaserc: dev and production are both mindle-live"],
])("%j names no environments", (named, message) => {
  expect(() => parseProjects(JSON.stringify({ projects: named }))).toThrow(message);
});
