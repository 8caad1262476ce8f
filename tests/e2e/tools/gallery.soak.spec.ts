import { LANGUAGES } from "@mindle/domain/catalogue/language";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { expectAccessible, expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { ALL_STORIES, GalleryPage } from "../support/tools/gallery.ts";

/** Stories whose first button opens an overlay. */
const OVERLAYS: readonly string[] = ["alert-dialog", "bottom-sheet", "confirm-dialog", "dialog", "toast"];

/** Colours are the same in both languages: dark ones are checked in Korean. */
const EXPECT_ACCESSIBLE = { ko: expectAccessibleInTestedSchemes, en: expectAccessible };

for (const language of LANGUAGES) {
  const expectThisAccessible = (page: Page) => EXPECT_ACCESSIBLE[language](page);

  test(`axe finds nothing in any state of any primitive, in ${language}`, async ({ page }) => {
    test.setTimeout(180_000);
    const gallery = new GalleryPage(page);
    await gallery.open(language);
    await expectThisAccessible(page);
    for (const story of ALL_STORIES) {
      await test.step(story, async () => {
        await gallery.turnTo(story);
        await expectThisAccessible(page);
        if (!OVERLAYS.includes(story)) return;
        await page.getByRole("main").getByRole("button").first().click();
        const overlay = page.getByRole("dialog").or(page.getByRole("alertdialog"));
        await expect(overlay).toBeVisible();
        await expectThisAccessible(page);
        await page.keyboard.press("Escape");
      });
    }
  });

  test(`no story scrolls horizontally at 320 pixels, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const gallery = new GalleryPage(page);
    await gallery.open(language);
    for (const story of ALL_STORIES) {
      await gallery.turnTo(story);
      expect(await gallery.overflow(), story).toBe(0);
    }
  });
}

test("the scheme in the URL overrides the device’s", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto("/gallery/?story=button&scheme=dark");
  await expect.poll(background).toBe("rgb(28, 24, 34)");
  await page.getByRole("link", { name: "device", exact: true }).click();
  await expect.poll(background).toBe("rgb(255, 250, 242)");
});
