import { cp, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { OWN_DATA } from "../../../content/src/compile.ts";
import { startPreviewServer } from "../../../scripts/internal/preview/preview-server.ts";
import { expect, test } from "../../support/fixtures.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";

const STEP = "programmes/um-eng-v2s/session-1/step-2.yaml";
const SENTENCE = {
  ko: "리기는 아무 데서나 나타나지 않아요.",
  en: "Riggy doesn’t turn up just anywhere.",
} as const;
const REWRITTEN = "리기는 아무 곳에서나 나타나지 않아요.";

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

let directory: string;
let server: ViteDevServer;

test.beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), "preview-")));
  await cp(OWN_DATA, directory, { recursive: true });
  server = await startPreviewServer({ directory, port: 0 });
});

test.afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

test("an author sees a page in both languages, follows each save, and finds a mistake by its line", async ({
  page,
}) => {
  const file = join(directory, STEP);
  const text = await readFile(file, "utf8");
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  await page.goto(`${origin}?step=um-eng-v2s.d1-s2&page=where`);
  const korean = page.frameLocator('iframe[title="한국어"]');
  const english = page.frameLocator('iframe[title="English"]');
  const mistakes = page.getByRole("complementary", { name: "About this page" });
  await expect(korean.getByText(SENTENCE.ko)).toBeVisible();
  await expect(english.getByText(SENTENCE.en)).toBeVisible();
  await expect(mistakes.getByRole("heading", { name: "No mistakes" })).toBeVisible();
  await expectAccessibleInTestedSchemes(page);

  await writeFile(file, text.replace(SENTENCE.ko, REWRITTEN));
  await expect(korean.getByText(REWRITTEN)).toBeVisible();
  await expect(english.getByText(SENTENCE.en)).toBeVisible();
  await expect(mistakes).toContainText("The Korean has changed");

  const broken = text.replace("hashtag-picker-v1:", "hashtag-picker:");
  const line = text.slice(0, text.indexOf("hashtag-picker-v1:")).split("\n").length;
  await writeFile(file, broken);
  await expect(mistakes.getByRole("heading", { name: "things to put right" })).toBeVisible();
  await expect(mistakes).toContainText(`Line ${line} of ${STEP}`);
  await expect(mistakes).toContainText("you see this page as it was before");
  await expect(korean.getByText(REWRITTEN)).toBeVisible();
  await expectAccessibleInTestedSchemes(page);

  await writeFile(file, text);
  await expect(mistakes.getByRole("heading", { name: "No mistakes" })).toBeVisible();
  await expect(korean.getByText(SENTENCE.ko)).toBeVisible();
});
