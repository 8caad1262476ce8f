import { expect, test, vi } from "vitest";
import { needsHomeScreen } from "./home-screen.ts";

const APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE}`;
const SAFARI = `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.1 Safari/605.1.15`;
const ANDROID = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36";
const SHELL = { messageHandlers: { bridge: { postMessage: () => {} } } };

test.each([
  ["Safari on an iPhone", SAFARI, 5, {}, true],
  ["Chrome on an iPhone", `${IPHONE} CriOS/131.0 Mobile/15E148 Safari/604.1`, 5, {}, true],
  ["Safari on an iPad", MAC, 5, {}, true],
  ["an app on the home screen", SAFARI, 5, { standalone: true }, false],
  ["Safari on a Mac", MAC, 0, {}, false],
  ["a web view", `${IPHONE} Mobile/15E148`, 5, {}, false],
  ["KakaoTalk", `${IPHONE} Mobile/15E148 KAKAOTALK 10.9.5`, 5, {}, false],
  ["our own app", SAFARI, 5, { webkit: SHELL }, false],
  ["Chrome on Android", ANDROID, 5, {}, false],
])(
  "%s needs to be added to the home screen for notifications: %s",
  (_, userAgent, maxTouchPoints, more, expected) => {
    const { standalone, webkit } = { standalone: false, webkit: undefined, ...more };
    vi.stubGlobal("navigator", { userAgent, maxTouchPoints, standalone });
    vi.stubGlobal("window", { webkit });
    vi.stubGlobal("matchMedia", () => ({ matches: standalone }));
    expect(needsHomeScreen()).toBe(expected);
    vi.unstubAllGlobals();
  },
);
