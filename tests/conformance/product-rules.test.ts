import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { asAdmin } from "./support/emulator.ts";
import { newProject } from "./support/session.ts";
import { openTarget } from "./support/target.ts";

const target = await openTarget();

test("firestore.rules compiles without warnings", async () => {
  const content = readFileSync(new URL("../../firestore.rules", import.meta.url), "utf8");
  const path = `/emulator/v1/projects/${newProject()}:securityRules`;
  const upload = { rules: { files: [{ name: "firestore.rules", content }] } };
  expect(Object(await asAdmin(target, "PUT", path, upload)).issues ?? []).toEqual([]);
});
