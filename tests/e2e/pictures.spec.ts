import { viewerPath } from "@mindle/domain/programme/paths";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { expect, test } from "../support/fixtures.ts";
import { newAccount } from "./support/accounts.ts";
import { storeAllWidgets } from "./support/all-widgets.ts";
import { Reader, savedAt } from "./support/reader.ts";
import { signInAt } from "./support/sign-in-at.ts";
import { publishedPages } from "./support/step-content.ts";

test("Next waits for a picture that is still being opened, and it is saved with the page", async ({
  page,
}) => {
  const programId = await storeAllWidgets();
  const reader = new Reader(page, "ko", programId);
  const pages = await publishedPages(programId, "d1-s1");
  const place = pages.findIndex(({ page: { pageId } }) => pageId === "image-upload");
  const taking = pages[place];
  if (taking === undefined) throw new Error("no page takes pictures");
  const { instance, page: shown } = taking;
  await page.addInitScript(() => {
    const open = globalThis.createImageBitmap;
    globalThis.createImageBitmap = async (...args: unknown[]) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return await Reflect.apply(open, globalThis, args);
    };
  });
  const account = await newAccount();
  await signInAt(reader, account, viewerPath(programId, "d1-s1", shown.viewNo));
  await page.locator("input[type=file]:visible").setInputFiles(fromRoot("web/public/app-icon-192.png"));
  await reader.next.click();
  await reader.isAtView(shown.viewNo + 1);
  await expect
    .poll(() => savedAt(account.uid, instance))
    .toMatchObject({
      imageUpload: { state: "answered", value: { image: expect.any(String) } },
    });
});
