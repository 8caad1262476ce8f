import type { UsageInfo } from "@mindle/domain/purchase/grant";
import { DAY_MS } from "@mindle/domain/time";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { correctNow } from "../../../platform/browser/now.ts";
import { useIsOpen } from "./use-schedule.ts";

const NOW = Date.UTC(2026, 10, 22);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date", "setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

test("a programme is open from when its span is known, and closes while its page is shown, also months later", async () => {
  const spans = [{ status: "available" as const, openedAt: NOW + 1_000, closedAt: NOW + 92 * DAY_MS }];
  const { result, act } = await renderHook(() => useIsOpen(spans));
  // The device's clock may be behind.
  expect(result.current).toBe(true);
  await act(() => void vi.advanceTimersByTime(1_000));
  for (let day = 0; day < 91; day += 1) await act(() => void vi.advanceTimersByTime(DAY_MS));
  expect(result.current).toBe(true);
  await act(() => void vi.advanceTimersByTime(DAY_MS));
  expect(result.current).toBe(false);
});

test("what a slow clock says begins later is open, and closes when the clock is corrected", async () => {
  const spans = [{ status: "available" as const, openedAt: NOW + 20_000, closedAt: NOW + DAY_MS }];
  const { result, act } = await renderHook(() => useIsOpen(spans));
  expect(result.current).toBe(true);
  await act(() => correctNow(new Date(NOW + 2 * DAY_MS).toUTCString(), NOW, NOW));
  expect(result.current).toBe(false);
  await act(() => correctNow(new Date(NOW).toUTCString(), NOW, NOW));
  expect(result.current).toBe(true);
});

const NONE: readonly UsageInfo[] = [];

test("without a span it is closed", async () => {
  const { result } = await renderHook(() => useIsOpen(NONE));
  expect(result.current).toBe(false);
});

test("a span that came and began while the page is shown is open as soon as it is known", async () => {
  const drawn: boolean[] = [];
  const { rerender } = await renderHook(
    (props?: { readonly spans: readonly UsageInfo[] }) => {
      const isOpen = useIsOpen(props?.spans ?? NONE);
      useEffect(() => void drawn.push(isOpen));
    },
    { initialProps: { spans: NONE } },
  );
  vi.setSystemTime(NOW + 5_000);
  await rerender({ spans: [{ status: "available", openedAt: NOW + 1_000, closedAt: NOW + DAY_MS }] });
  expect(drawn).toEqual([false, true]);
});
