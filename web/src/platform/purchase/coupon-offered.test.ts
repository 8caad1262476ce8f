import { afterEach, expect, test, vi } from "vitest";
import { isCouponOffered } from "./coupon-offered.ts";

const BRIDGE = { messageHandlers: { bridge: { postMessage: () => {} } } };
const SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 MindleShell/1.0";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a browser", {}, true],
  ["a web view of another app", { messageHandlers: {} }, true],
  ["the shell", BRIDGE, false],
])("vouchers in %s", (_, webkit, offered) => {
  vi.stubGlobal("navigator", { userAgent: SAFARI });
  vi.stubGlobal("window", { webkit });
  expect(isCouponOffered()).toBe(offered);
});
