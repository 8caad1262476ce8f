import { readFile } from "node:fs/promises";
import { PRODUCT } from "@mindle/domain/product";
import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { CARE, Result } from "../support/assessment/result.ts";
import { expectAccessible } from "../support/look/axe.ts";
import { filled } from "../support/texts.ts";

/** Width and height in the header of a PNG file. */
function sizeOf(png: Buffer): { readonly width: number; readonly height: number } {
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** How many colours a picture has in every tenth row, and how many rows have more than one. */
function inspect(picture: Locator): Promise<{ readonly colours: number; readonly drawnRows: number }> {
  return picture.evaluate((image: HTMLImageElement) => {
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("no canvas");
    context.drawImage(image, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    const pixels = new Uint32Array(data.buffer);
    const colours = new Set<number>();
    let drawnRows = 0;
    for (let y = 0; y < height; y += 10) {
      const row = new Set(pixels.subarray(y * width, (y + 1) * width));
      for (const colour of row) colours.add(colour);
      if (row.size > 1) drawnRows += 10;
    }
    return { colours: colours.size, drawnRows };
  });
}

for (const language of TESTED_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test("the result is drawn as a picture, without sending anything", async ({ page }) => {
      const view = new Result(page, language);
      const { headline, picture } = view.texts.result;
      const { names } = view.texts.common;
      await view.openResult({ nickname: "하늘", questions: CARE });
      await expect(view.button(picture.open)).toBeVisible();
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() !== "GET" && !request.url().includes("/streams/")) sent.push(request.url());
      });
      await view.openPicture();
      await expect(view.picture).toHaveAttribute(
        "alt",
        new RegExp(filled(headline.loud, { name: names.Jumpy })),
      );
      expect(await view.picture.getAttribute("alt")).not.toContain("하늘");
      const { colours, drawnRows } = await inspect(view.picture);
      expect(colours).toBeGreaterThan(100);
      expect(drawnRows).toBeGreaterThan(700);

      await expectAccessible(page);

      const nameless = await view.picture.getAttribute("src");
      await page.getByRole("checkbox", { name: filled(picture.named, { nickname: "하늘" }) }).check();
      await expect(view.picture).toHaveAttribute("alt", /하늘/);
      await expect(view.picture).not.toHaveAttribute("src", nameless ?? "");

      const download = page.waitForEvent("download");
      await view.button(picture.save).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(
        new RegExp(`^${PRODUCT.name.toLowerCase()}-\\d{4}-\\d{2}-\\d{2}\\.png$`),
      );
      expect(sizeOf(await readFile(await file.path()))).toEqual({ width: 1080, height: 1350 });
      await expect(page.getByText(picture.saved)).toBeVisible();
      expect(sent).toEqual([]);
    });
  });
}

test("the picture is shared where the device supports it", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    navigator.canShare = ({ files } = {}) => files?.[0]?.type === "image/png";
    navigator.share = async ({ files, url } = {}) => {
      shared.push(`${files?.length} ${files?.[0]?.type} ${url}`);
      if (shared.length > 1) throw new DOMException("no", "NotAllowedError");
    };
  });
  const view = new Result(page, "en");
  const { picture } = view.texts.result;
  await view.openResult({ questions: CARE });
  await view.openPicture();
  await view.button(picture.share).click();
  await expect
    .poll(() => page.evaluate(() => ("shared" in window ? window.shared : undefined)))
    .toEqual(["1 image/png undefined"]);
  // Success has no message to wait for: two frames later the outcome has been drawn.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.getByText(picture.shareFailed)).toBeHidden();
  await view.button(picture.share).click();
  await expect(page.getByText(picture.shareFailed)).toBeVisible();
});
