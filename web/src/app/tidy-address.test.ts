import { expect, test } from "vitest";
import { tidied } from "./tidy-address.ts";

const ID = "aB3dE6gH9jK2mN5pQ8sT1vW4";

/** An address as a browser has it. */
function inBrowser(address: string): string {
  const { pathname, search } = new URL(address, "https://mindle.example");
  return pathname + search;
}

test.each([
  "/help",
  "/program/schedule/um-eng-v2s",
  "/program/content/viewer/um-eng-v2s/d1-s1/1",
  "/voucher/riggy-complete",
  `/schema/result?responseId=${ID}`,
  "/help?lng=en",
])("%s is opened, whatever stood behind the link", (address) => {
  expect(tidied(address)).toBe(address);
  for (const along of [
    ".",
    ",",
    ")",
    ").",
    "...",
    "…",
    ";",
    ":",
    "!",
    "'",
    '"',
    "”",
    "’",
    "」",
    "]",
    ">",
    "`",
    "**",
    "。",
  ]) {
    expect(tidied(inBrowser(address + along))).toBe(address);
  }
  for (const along of ["에서", "를", "로 오세요", ")에서", "입니다.", " ", "\u200b", "예요~"]) {
    expect(tidied(inBrowser(address + along))).toBe(address);
  }
});

test.each([
  "/",
  "/schema/stress",
  "/mypage/deleteAccount",
  "/help/",
  "/auth/login?redirectUrl=%2Fhelp",
  "/?lng=ko&a=b_-",
])("%s stays", (address) => {
  expect(tidied(address)).toBe(address);
});

test("of the first page nothing is left but itself", () => {
  expect(tidied(inBrowser("/."))).toBe("/");
  expect(tidied(inBrowser("/)"))).toBe("/");
  expect(tidied(inBrowser("/에서"))).toBe("/");
});
