import { expect, test } from "vitest";
import { inAppBrowser } from "./in-app-browser.ts";

test.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 330.0.3.25.94 (iPhone14,5; iOS 17_5; ko_KR)",
    "instagram",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S918N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0 Mobile Safari/537.36;KAKAOTALK 2510740",
    "kakaotalk",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Mobile Safari/537.36",
    undefined,
  ],
])("%s", (userAgent, expected) => {
  expect(inAppBrowser(userAgent)).toBe(expected);
});
