import { viewerPath } from "@mindle/domain/programme/paths";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { storeTrial } from "../support/programme/programmes.ts";
import { PROGRAM, Reader } from "../support/programme/reader.ts";

/** The children that are seen, and that of the picture. */
function childrenOf(page: Page) {
  const all = page.locator("[data-companion]").filter({ visible: true });
  return { all, inPicture: page.locator("[data-scene] [data-companion]").filter({ visible: true }) };
}

for (const language of ["ko", "en"] as const) {
  test(`${language}: the child in the picture is the page's own: it attends to what is chosen`, async ({
    page,
  }) => {
    const reader = new Reader(page, language);
    await reader.begin("d1-s1");
    await reader.isAtView(1);
    const { all, inPicture } = childrenOf(page);
    await expect(all).toHaveCount(1);
    await expect(inPicture).toHaveAttribute("data-mood", "small");
    await page.getByRole("radio").filter({ visible: true }).first().check({ force: true });
    await expect(inPicture).toHaveAttribute("data-mood", "listen");
    await expect(inPicture).toHaveAttribute("style", /--py: 0\.\d/);
    await expect(inPicture).toHaveAttribute("data-mood", "small");
    await expectAccessibleInTestedSchemes(page);
  });
}

test("on a low screen the picture is low from the first frame, and an answer is in sight above the button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const reader = new Reader(page, "ko");
  await reader.begin("d1-s1");
  await reader.isAtView(1);
  const { all, inPicture } = childrenOf(page);
  await expect(all).toHaveCount(1);
  await expect(inPicture).toHaveCount(1);
  const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height;
  expect(await heightOf("[data-scene=start]")).toBeLessThanOrEqual(96.5);
  const answer = await page
    .locator("label:has([type=radio])")
    .filter({ visible: true })
    .first()
    .boundingBox();
  const button = await reader.next.filter({ visible: true }).boundingBox();
  expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await expectTextFits(page);
  // The bars of a browser go while one scrolls: nothing jumps then.
  await page.setViewportSize({ width: 360, height: 760 });
  expect(await heightOf("[data-scene=start]")).toBeLessThanOrEqual(96.5);
});

for (const language of ["ko", "en"] as const) {
  test(`${language}: on a low screen the first statement of a measure and its slider are in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const reader = new Reader(page, language);
    const account = await newAccount();
    await storeTrial(account.uid, ["d1-s1", "d1-s2"]);
    await signInAt(reader, account, viewerPath(PROGRAM, "d1-s3", "resume"));
    await reader.isAtView(1);
    await expect(page.locator("[data-scene=start]")).toHaveCount(0);
    await expect(page.locator("[data-widget=question-set] fieldset p").first()).toBeInViewport({ ratio: 1 });
    const slider = await page.getByRole("slider").boundingBox();
    const button = await reader.next.filter({ visible: true }).boundingBox();
    expect((slider?.y ?? 0) + (slider?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test("a picture from edge to edge lies under the bar, whose controls can be reached, and the words fit below it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const reader = new Reader(page, "ko");
  const account = await newAccount();
  await storeTrial(account.uid);
  await signInAt(reader, account, viewerPath(PROGRAM, "d1-s1", 4));
  await reader.isAtView(4);
  const picture = page.locator("[data-scene=spread]").filter({ visible: true });
  expect(await picture.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
  await expect(picture.locator("[data-companion]")).toHaveCount(1);
  const { all } = childrenOf(page);
  await expect(all).toHaveCount(1);
  await expect(reader.link("지금 도움받기")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  // Nothing lies over what is in the bar.
  for (const control of await page.locator("header :is(a, button)").filter({ visible: true }).all()) {
    await control.click({ trial: true });
  }
  await expect(reader.next).toBeInViewport();
  await expectAccessibleInTestedSchemes(page);
  await expectTextFits(page);
  // The page beside it has none, though this one is rendered with it.
  await reader.openStep("d1-s1", 3);
  await reader.isAtView(3);
  await expect(page.locator("[data-scene=spread]")).toHaveCount(1);
  await expect(picture).toHaveCount(0);
  await expect(reader.link("지금 도움받기")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test.describe("the first painted frame", () => {
  test.use({ expectedErrors: [/404|there is no such pack/] });

  test("has the colour of the child already, before anything of the step is read", async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const shown = document.querySelector<HTMLElement>("#root [data-tone]");
        const tone = shown?.dataset["tone"] ?? "";
        if (shown?.checkVisibility({ visibilityProperty: true }) && !seen.includes(tone)) seen.push(tone);
        requestAnimationFrame(look);
      };
      look();
    });
    const seen = () => page.evaluate<unknown>("window.seen");
    const reader = new Reader(page, "ko");
    const account = await newAccount();
    await storeTrial(account.uid);
    await signInAt(reader, account, viewerPath("shelly-v1", "d1-s1", 1));
    await reader.isAtView(1);
    expect(await seen()).toEqual(["shelly"]);
    await page.goto(viewerPath(PROGRAM, "d99-s1", 1));
    await expect(page.getByRole("heading", { name: reader.texts.viewer.noStep })).toBeVisible();
    expect(await seen()).toEqual(["riggy"]);
  });
});
