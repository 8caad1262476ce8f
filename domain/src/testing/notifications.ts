import fc from "fast-check";
import { type NotificationConfig, TIME_STEP_MINUTES, TIMEZONE_OFFSET } from "../reminders/config.ts";

const day = fc.boolean();

/** Any reminder that can be set. */
export const notificationConfig: fc.Arbitrary<NotificationConfig> = fc.record({
  time: fc.record({
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 60 / TIME_STEP_MINUTES - 1 }).map((step) => step * TIME_STEP_MINUTES),
  }),
  days: fc.tuple(day, day, day, day, day, day, day),
  enabled: fc.boolean(),
});

/** Any offset of a browser, in minutes. */
export const timezoneOffset: fc.Arbitrary<number> = fc
  .integer({
    min: TIMEZONE_OFFSET.min / TIMEZONE_OFFSET.step,
    max: TIMEZONE_OFFSET.max / TIMEZONE_OFFSET.step,
  })
  .map((step) => step * TIMEZONE_OFFSET.step);
