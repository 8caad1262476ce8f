import { viewerPath } from "@mindle/domain/programme/paths";
import type { Page } from "@playwright/test";
import { fromRoot } from "../../../scripts/internal/paths.ts";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { storeAllWidgets } from "../support/programme/all-widgets.ts";
import { Reader, savedAt } from "../support/programme/reader.ts";
import { publishedPages } from "../support/programme/step-content.ts";

const PICTURE = fromRoot("web/public/app-icon-192.png");

/** Opens the page that takes pictures, where opening one takes a while. */
async function openSlowly(page: Page) {
  const programId = await storeAllWidgets();
  const reader = new Reader(page, "ko", programId);
  const pages = await publishedPages(programId, "d1-s1");
  const taking = pages.find(({ page: { pageId } }) => pageId === "image-upload");
  if (taking === undefined) throw new Error("no page takes pictures");
  await page.addInitScript(() => {
    const open = globalThis.createImageBitmap;
    globalThis.createImageBitmap = async (...args: unknown[]) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return await Reflect.apply(open, globalThis, args);
    };
  });
  const account = await newAccount();
  const { viewNo } = taking.page;
  await signInAt(reader, account, viewerPath(programId, "d1-s1", viewNo));
  return { reader, account, viewNo, instance: taking.instance };
}

test("Next waits for a picture that is still being opened, and it is saved with the page", async ({
  page,
}) => {
  const { reader, account, viewNo, instance } = await openSlowly(page);
  await page.locator("input[type=file]:visible").setInputFiles(PICTURE);
  await reader.next.click();
  await reader.isAtView(viewNo + 1);
  await expect
    .poll(() => savedAt(account.uid, instance))
    .toMatchObject({
      imageUpload: { state: "answered", value: { image: expect.any(String) } },
    });
});

test("Next does not go on without a picture that could not be opened after the press", async ({ page }) => {
  const { reader, viewNo } = await openSlowly(page);
  const notAPicture = { name: "note.png", mimeType: "image/png", buffer: Buffer.from("not a picture") };
  await page.locator("input[type=file]:visible").setInputFiles(notAPicture);
  await reader.next.click();
  await expect(page.getByText(/^이 사진은 열지 못했어요/).filter({ visible: true })).toBeVisible();
  await reader.isAtView(viewNo);
  await expect(reader.next).toBeEnabled();
});
