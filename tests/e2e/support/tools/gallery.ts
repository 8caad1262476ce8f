import type { Language } from "@mindle/domain/catalogue/localized";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { expect, type Page } from "@playwright/test";
import { STORY_NAMES } from "../../../support/story-names.ts";

/** Names of all stories, of primitives and of content widgets. */
export const ALL_STORIES: readonly string[] = [
  ...STORY_NAMES,
  ...Object.keys(WIDGETS).map((type) => `widget-${type}`),
];

/** The gallery of the design system, as the tests' stack serves it. */
export class GalleryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Loads the gallery, with a story or its cover. */
  async open(language: Language, story?: string): Promise<void> {
    await this.page.goto(`/gallery/?${story === undefined ? "" : `story=${story}&`}lng=${language}`);
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  /** Goes to a story as its list does, without loading the page again. */
  async turnTo(story: string): Promise<void> {
    const link = this.page.locator(`nav li a[href^="?story=${story}&"]`);
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(link).toHaveAttribute("aria-current", "page");
  }

  /** Width in pixels by which the page would have to be scrolled sideways. */
  overflow(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }
}
