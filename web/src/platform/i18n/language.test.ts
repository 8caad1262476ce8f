import { expect, test } from "vitest";
import { chooseLanguage } from "./language.ts";

test.each([
  ["?lng=en", "ko", "en"],
  ["?character=Riggy&lng=ko", "en", "ko"],
  ["?lng=fr", "en", "en"],
  ["?lng=EN", undefined, "ko"],
  ["", "en", "en"],
  ["", { language: "en" }, "ko"],
])("address %j, stored %j: %s", (search, stored, language) => {
  expect(chooseLanguage(search, stored)).toBe(language);
});
