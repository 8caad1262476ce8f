import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TIMEZONE_OFFSET } from "../reminders/config.ts";
import { notificationConfig, timezoneOffset } from "../testing/notifications.ts";
import { updateNotificationConfig, updateTimezoneOffset } from "./notification.ts";

const takes = (offset: unknown) => updateTimezoneOffset.body.safeParse({ timezoneOffset: offset }).success;

/** Minutes that a zone's local time lies behind UTC at an instant. */
function offsetOf(timeZone: string, instant: Date): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(
    instant,
  );
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name) ?? [];
  const ahead = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "+" ? -ahead : ahead;
}

describe("the time zone's offset", () => {
  test("is one of the whole quarters of an hour from UTC+14 to UTC−12", () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000, max: 2_000 }), (offset) => {
        const whole = offset % 15 === 0;
        expect(takes(offset)).toBe(whole && offset >= -14 * 60 && offset <= 12 * 60);
      }),
    );
    fc.assert(
      fc.property(timezoneOffset, (offset) => {
        expect(takes(offset)).toBe(true);
      }),
    );
    const { min, max, step } = TIMEZONE_OFFSET;
    expect([min, max, min - step, max + step].map(takes)).toEqual([true, true, false, false]);
    expect(takes(-0)).toBe(true);
    for (const other of [0.5, Number.NaN, "0", null, undefined]) expect(takes(other)).toBe(false);
  });

  test("is taken from every zone of the world, in winter and summer", () => {
    const zones = Intl.supportedValuesOf("timeZone");
    expect(zones.length).toBeGreaterThan(300);
    for (const instant of [new Date("2026-01-15T12:00:00Z"), new Date("2026-07-15T12:00:00Z")]) {
      expect(zones.filter((zone) => !takes(offsetOf(zone, instant)))).toEqual([]);
    }
    expect(offsetOf("Asia/Seoul", new Date("2026-01-15T12:00:00Z"))).toBe(-540);
  });

  test.each([-508, -507.87, -25, 17, 44])("is refused where it is of the past: %d", (offset) => {
    expect(takes(offset)).toBe(false);
  });
});

test("every reminder that can be set is taken, and none between two steps or out of the day", () => {
  fc.assert(
    fc.property(notificationConfig, fc.integer({ min: -100, max: 100 }), (config, value) => {
      const set = (time: object) =>
        updateNotificationConfig.body.safeParse({
          id: "daily",
          config: { ...config, time: { ...config.time, ...time } },
        }).success;
      expect(set({})).toBe(true);
      expect(set({ hour: value })).toBe(value >= 0 && value < 24);
      expect(set({ minute: value })).toBe(value >= 0 && value < 60 && value % 5 === 0);
    }),
  );
});
