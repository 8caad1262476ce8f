import { describe, expect, test, vi } from "vitest";
import { browserLink, needsHomeScreen, type WebView, webViewOf } from "./in-app-browser.ts";

const KIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) ${KIT}`;
const IPAD = `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${KIT}`;
/** An iPad that asks for the pages of a desktop. */
const IPAD_AS_MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT}`;
const BLINK = "AppleWebKit/537.36 (KHTML, like Gecko)";
const GALAXY = `Mozilla/5.0 (Linux; Android 14; SM-S918N Build/UP1A.231005.007) ${BLINK}`;
const GALAXY_WV = `Mozilla/5.0 (Linux; Android 14; SM-S918N Build/UP1A.231005.007; wv) ${BLINK}`;
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}`;

const WEB_VIEWS: readonly (readonly [app: string, expected: WebView, userAgent: string])[] = [
  ["KakaoTalk, iOS", "kakaotalk", `${IPHONE} Mobile/15E148 KAKAOTALK/10.8.3 (INAPP)`],
  ["KakaoTalk, older iOS", "kakaotalk", `${IPHONE} Mobile/15E148 KAKAOTALK 9.8.5`],
  [
    "KakaoTalk, Android",
    "kakaotalk",
    `${GALAXY_WV} Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36;KAKAOTALK 2510740`,
  ],
  ["LINE, iOS", "line", `${IPHONE} Mobile/15E148 Safari Line/14.8.0`],
  [
    "LINE, Android",
    "line",
    `${GALAXY_WV} Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 Line/14.9.1/IAB`,
  ],
  [
    "Naver, iOS",
    "other",
    `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.6.2; 14PROMAX)`,
  ],
  [
    "Naver, Android",
    "android",
    `${GALAXY} Chrome/126.0.6478.71 Whale/1.0.0.0 Crosswalk/29.126.0.20 Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.7.1)`,
  ],
  ["Naver Cafe, iOS", "other", `${IPHONE} Mobile/15E148 Safari/604.1 NAVER(inapp; cafe; 470; 7.3.0)`],
  [
    "Daum, iOS",
    "other",
    `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 DaumApps/7.30.0 DaumDevice/mobile`,
  ],
  [
    "Daum, Android",
    "android",
    `${GALAXY_WV} Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 DaumApps/7.31.0 DaumDevice/mobile`,
  ],
  ["KakaoStory, iOS", "other", `${IPHONE} Mobile/15E148 KAKAOSTORY/7.6.0 (INAPP)`],
  [
    "Band, iOS",
    "other",
    `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 BAND/17.2.0 (iOS 17.5.1; iPhone15,2)`,
  ],
  [
    "Band, Android",
    "android",
    `${GALAXY_WV} Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 BAND/17.2.0 (Android OS 14;SM-S918N)`,
  ],
  [
    "Facebook, iOS",
    "other",
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.41.76;FBBV/613000;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBLC/ko_KR]`,
  ],
  [
    "Facebook, iOS, with Safari's words",
    "other",
    `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/490.0.0.41.76]`,
  ],
  [
    "Facebook, Android",
    "android",
    `${GALAXY_WV} Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/468.0.0.52.77;]`,
  ],
  ["Messenger, iOS", "other", `${IPHONE} Mobile/21F90 [FBAN/MessengerLiteForiOS;FBAV/460.0.0.30.107]`],
  [
    "Instagram, iOS",
    "other",
    `${IPHONE} Mobile/15E148 Instagram 330.0.3.25.94 (iPhone14,5; iOS 17_5; ko_KR; ko; scale=3.00; 1170x2532; 600000000)`,
  ],
  [
    "Instagram, Android",
    "android",
    `${GALAXY_WV} Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 Instagram 331.0.0.37.90 Android (34/14; 480dpi)`,
  ],
  [
    "Threads, iOS",
    "other",
    `${IPHONE} Mobile/21F90 Barcelona 333.0.0.26.109 (iPhone15,3; iOS 17_5_1; ko_KR)`,
  ],
  [
    "WeChat, iOS",
    "other",
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/ko`,
  ],
  [
    "WeChat, Android",
    "android",
    `${GALAXY_WV} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MMWEBID/3628 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64`,
  ],
  [
    "TikTok, iOS",
    "other",
    `${IPHONE} Mobile/15E148 musical_ly_34.8.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/ko Region/KR BytedanceWebview/d8a21c6`,
  ],
  [
    "TikTok, Android",
    "android",
    `${GALAXY_WV} Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 trill_340803 JsSdk/1.0 NetType/WIFI AppName/trill ByteLocale/ko BytedanceWebview/d8a21c6`,
  ],
  ["X, iOS", "other", `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 Twitter for iPhone/10.48`],
  [
    "X, Android",
    "android",
    `${GALAXY_WV} Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 TwitterAndroid`,
  ],
  [
    "Snapchat, iOS",
    "other",
    `${IPHONE} Version/17.5 Mobile/15E148 Snapchat/12.90.0.46 (like Safari/8618.2.12.10.9, panda)`,
  ],
  ["LinkedIn, iOS", "other", `${IPHONE} Mobile/15E148 [LinkedInApp]/9.29.7553`],
  ["Pinterest, iOS", "other", `${IPHONE} Mobile/15E148 [Pinterest/iOS]`],
  ["Everytime, iOS", "other", `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 everytimeApp/8.0`],
  [
    "Toss, Android",
    "android",
    `${GALAXY_WV} Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 TossApp/5.180.0`,
  ],
  ["an app that says nothing, iOS", "other", `${IPHONE} Mobile/15E148`],
  ["an app that says Safari only, iOS", "other", `${IPHONE} Mobile/15E148 Safari/604.1`],
  ["an app that says nothing, iPad", "other", `${IPAD} Mobile/15E148`],
  ["an app that says nothing, iPad as a Mac", "other", IPAD_AS_MAC],
  [
    "an app that says nothing, Android",
    "android",
    `${GALAXY_WV} Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36`,
  ],
  [
    "the Google app, Android",
    "android",
    `${GALAXY_WV} Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 GSA/15.23.33.28.arm64`,
  ],
];

const BROWSERS: readonly (readonly [browser: string, userAgent: string])[] = [
  ["Safari, iPhone", `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ["Safari, iPad", `${IPAD} Version/17.5 Mobile/15E148 Safari/604.1`],
  ["Safari, iPad as a Mac", `${IPAD_AS_MAC} Version/17.5 Safari/605.1.15`],
  ["Chrome, iPhone", `${IPHONE} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`],
  ["Chrome, iPad as a Mac", `${IPAD_AS_MAC} CriOS/126 Version/11.1.1 Safari/605.1.15`],
  ["Firefox, iPhone", `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
  ["Firefox, iPad as a Mac", `${IPAD_AS_MAC} FxiOS/127 Safari/605.1.15`],
  ["Edge, iPhone", `${IPHONE} Version/17.0 EdgiOS/125.0.2535.60 Mobile/15E148 Safari/605.1.15`],
  ["Opera, iPhone", `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 OPT/4.9.1`],
  ["DuckDuckGo, iPhone", `${IPHONE} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
  ["DuckDuckGo, newer iPhone", `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 Ddg/17.5`],
  ["Whale, iPhone", `${IPHONE} Version/16.0.3 Whale/2.9.1.1234 Mobile/15E148 Safari/605.1.15`],
  ["the Google app, iPhone", `${IPHONE} GSA/320.0.640124134 Mobile/15E148 Safari/604.1`],
  ["Chrome, Android", `${GALAXY} Chrome/125.0.0.0 Mobile Safari/537.36`],
  ["Chrome, reduced", `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/125.0.0.0 Mobile Safari/537.36`],
  ["Samsung Internet", `${GALAXY} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
  ["Whale, Android", `${GALAXY} Chrome/122.0.6261.105 Whale/3.1.2.1 Mobile Safari/537.36`],
  ["Edge, Android", `${GALAXY} Chrome/125.0.0.0 Mobile Safari/537.36 EdgA/125.0.2535.51`],
  ["DuckDuckGo, Android", `${GALAXY} Version/4.0 Chrome/125.0.6422.165 Mobile DuckDuckGo/5 Safari/537.36`],
  ["Firefox, Android", "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0"],
  ["Chrome, Windows", `${WINDOWS} Chrome/125.0.0.0 Safari/537.36`],
  ["Whale, Windows", `${WINDOWS} Chrome/136.0.0.0 Whale/4.32.315.22 Safari/537.36`],
  ["Edge, Windows", `${WINDOWS} Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0`],
  ["Firefox, Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0"],
  ["Chrome, Mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BLINK} Chrome/125.0.0.0 Safari/537.36`],
  ["Firefox, Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0"],
  ["WebKitGTK, Linux", `Mozilla/5.0 (X11; Linux x86_64) ${KIT} Version/17.5 Safari/605.1.15`],
];

const PLAIN = { isStandalone: false, isShell: false };

describe("a web view", () => {
  test.each(WEB_VIEWS)("%s: %s", (_, expected, userAgent) => {
    expect(webViewOf({ userAgent, ...PLAIN })).toBe(expected);
  });

  test("is our own app, whatever it calls itself", () => {
    for (const userAgent of [
      `${IPHONE} Mobile/15E148`,
      `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
    ]) {
      expect(webViewOf({ userAgent, isStandalone: false, isShell: true })).toBe("shell");
    }
  });
});

describe("no web view", () => {
  test.each(BROWSERS)("%s", (_, userAgent) => {
    expect(webViewOf({ userAgent, ...PLAIN })).toBeUndefined();
  });

  test.each([
    ["iPhone", `${IPHONE} Mobile/15E148`],
    ["iPad as a Mac", IPAD_AS_MAC],
    ["Android", `${GALAXY} Chrome/125.0.0.0 Mobile Safari/537.36`],
  ])("on the home screen: %s", (_, userAgent) => {
    expect(webViewOf({ userAgent, isStandalone: true, isShell: false })).toBeUndefined();
  });
});

const ADDRESS = "https://mindle.example/auth/login?redirectUrl=%2Fschema%2Fresult%3FresponseId%3Dr";

test.each([
  ["kakaotalk", `kakaotalk://web/openExternal?url=${encodeURIComponent(ADDRESS)}`],
  ["line", `${ADDRESS}&openExternalBrowser=1`],
  [
    "android",
    "intent://mindle.example/auth/login?redirectUrl=%2Fschema%2Fresult%3FresponseId%3Dr#Intent;scheme=https;package=com.android.chrome;end",
  ],
  ["other", undefined],
  ["shell", undefined],
] as const)("out of %s by a link", (webView, link) => {
  expect(browserLink(webView, ADDRESS)).toBe(link);
});

describe("notifications", () => {
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
});
