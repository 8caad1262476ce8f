import type { Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./support/browser-page.ts";
import { asAdmin, documentUrl, loadRules } from "./support/emulator.ts";
import { newProject } from "./support/session.ts";
import { openTarget } from "./support/target.ts";

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read; }
    match /closed/{id} { allow read: if request.auth != null; }
  }
}`;

const target = await openTarget();
let browser: BrowserPage;

beforeAll(async () => {
  browser = await openBrowserPage("reactfire-entry.tsx");
});
afterAll(() => browser.close());

test("reactfire's hooks return documents and queries, updates and errors", async () => {
  const { page } = browser;
  const { host, port } = target;
  const projectId = newProject();
  await loadRules(target, projectId, RULES);
  await write(projectId, "open/a", 1);
  await write(projectId, "closed/a", 1);

  await page.evaluate(([emulator, project]) => window.mountHooks(emulator, project), [
    { host, port },
    projectId,
  ] as const);
  await expectShown(page, "useFirestoreDocData", { n: 1 });
  await expectShown(page, "useFirestoreDocDataOnce", { n: 1 });
  await expectShown(page, "useFirestoreCollectionData", [{ n: 1, id: "a" }]);
  await page.getByText("permission-denied").waitFor();

  await write(projectId, "open/b", 2);
  await write(projectId, "open/a", 3);
  await expectShown(page, "useFirestoreDocData", { n: 3 });
  await expectShown(page, "useFirestoreCollectionData", [
    { n: 3, id: "a" },
    { n: 2, id: "b" },
  ]);
  expect(await page.locator("#useFirestoreDocDataOnce").textContent()).toBe(JSON.stringify({ n: 1 }));

  await asAdmin(target, "DELETE", documentUrl(projectId, "open/a"));
  await expectShown(page, "useFirestoreCollectionData", [{ n: 2, id: "b" }]);
});

async function write(projectId: string, path: string, n: number): Promise<void> {
  await asAdmin(target, "PATCH", documentUrl(projectId, path), {
    fields: { n: { integerValue: String(n) } },
  });
}

async function expectShown(page: Page, hook: string, data: unknown): Promise<void> {
  await page
    .locator(`#${hook}`)
    .filter({ hasText: exactPattern(JSON.stringify(data)) })
    .waitFor();
}

function exactPattern(text: string): RegExp {
  return new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`);
}
