import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { expect, test } from "../../support/fixtures.ts";
import { expectOurFont } from "../support/look/used-fonts.ts";
import { ALL_STORIES, GalleryPage } from "../support/tools/gallery.ts";
import { Visitor } from "../support/visitor.ts";

test.use({ serviceWorkers: "allow" });

for (const language of LANGUAGES) {
  test(`the developer panel is drawn in our font, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    for (const view of ["settings", "mailbox", "events", "api"]) {
      await visitor.open(`/developer?view=${view}`);
      await expect(page.getByRole("tab", { selected: true })).toBeVisible();
      await expectOurFont(page, view);
    }
  });

  test(`the gallery is drawn in our font, in ${language}`, async ({ page }) => {
    const gallery = new GalleryPage(page);
    await gallery.open(language);
    await expectOurFont(page, "cover");
    for (const story of ALL_STORIES) {
      await gallery.turnTo(story);
      await expectOurFont(page, story, "main");
    }
  });
}
