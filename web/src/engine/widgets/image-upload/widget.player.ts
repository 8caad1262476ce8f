import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ImageUploadProps } from "@mindle/domain/widgets/image-upload/widget";
import { expect } from "@playwright/test";
import { player, RANDOM_ID, type Touch, wordFor } from "../../testing/player.ts";

const PICTURE = new URL("../../../../public/app-icon-192.png", import.meta.url);

export default player<ImageUploadProps>(async ({ slot, language }) => {
  await slot.locator("input[type=file]").setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: readFileSync(PICTURE),
  });
  await slot.getByRole("textbox").fill(wordFor(language));
  await expect(slot.getByRole("img", { name: wordFor(language) })).toBeVisible();
  return { image: RANDOM_ID, alt: wordFor(language) };
});

export const touch: Touch = async (finger) => {
  await finger.upload("input[type=file]", fileURLToPath(PICTURE));
  await finger.see(":is(textarea, input[type=text]):enabled");
  await finger.fillAll();
};
