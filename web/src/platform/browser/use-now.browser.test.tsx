import { HOUR_MS } from "@mindle/domain/time";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useNow } from "./use-now.ts";

const NOW = Date.UTC(2026, 10, 22, 14, 59, 58, 500);

const nextHour = (now: number) => (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date", "setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

test("the time changes at each next change", async () => {
  const { result, act } = await renderHook(() => useNow(nextHour));
  expect(result.current).toBe(NOW);
  await act(() => void vi.advanceTimersByTime(1_499));
  expect(result.current).toBe(NOW);
  await act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(NOW + 1_500);
  await act(() => void vi.advanceTimersByTime(HOUR_MS));
  expect(result.current).toBe(NOW + 1_500 + HOUR_MS);
});

test("a page that comes back from the background has the time at once", async () => {
  const { result, act } = await renderHook(() => useNow(() => undefined));
  vi.setSystemTime(NOW + 9 * HOUR_MS);
  await act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current).toBe(NOW + 9 * HOUR_MS);
});
