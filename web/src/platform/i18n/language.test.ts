import { expect, test } from "vitest";
import { chooseLanguage } from "./language.ts";

test.each([
  ["?lng=en", "ko", "en"],
  ["?character=Riggy&lng=ko", "en", "ko"],
  ["?lng=fr", "en", "en"],
  ["?lng=EN", undefined, "en"],
  ["?lng=en-GB", undefined, "en"],
  ["?lng=en_US", "ko", "en"],
  ["?lng=en-Latn-US", "ko", "en"],
  ["?lng=en_US.UTF-8", "ko", "en"],
  ["?lng=ko-KR", "en", "ko"],
  ["?lng=Ko_kr", "en", "ko"],
  ["?lng=%20en%20", "ko", "en"],
  ["?lng=en.", "ko", "en"],
  ["?lng=en)에서", "ko", "en"],
  ["?lng=enm", "ko", "ko"],
  ["?lng=eng", "en", "en"],
  ["?lng=-en", "ko", "ko"],
  ["?lng=", "en", "en"],
  ["", "en", "en"],
  ["", { language: "en" }, "ko"],
])("address %j, stored %j: %s", (search, stored, language) => {
  expect(chooseLanguage(search, stored)).toBe(language);
});
