import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { asAdmin } from "./support/emulator.ts";
import { newProject } from "./support/session.ts";
import { startTarget } from "./support/target.ts";

test("the repository's rules compile without a warning", async () => {
  const content = readFileSync(new URL("../../firestore.rules", import.meta.url), "utf8");
  const target = await startTarget();
  const path = `/emulator/v1/projects/${newProject()}:securityRules`;
  const upload = { rules: { files: [{ name: "firestore.rules", content }] } };
  expect(Object(await asAdmin(target, "PUT", path, upload)).issues ?? []).toEqual([]);
  await target.close();
});
