import fc from "fast-check";
import { expect, test } from "vitest";
import { notificationConfig, updateTimezoneOffset } from "../api/notification.ts";
import { timezoneOffset } from "../testing/notifications.ts";
import { toLocal } from "./config.ts";
import { REMINDER_HOURS, reminderOfChoice, storableOffset } from "./reminder-choice.ts";

test("in every time zone a choice is sent daily at its local hour, and can be stored", () => {
  fc.assert(
    fc.property(fc.constantFrom("morning", "evening"), timezoneOffset, (choice, offset) => {
      const config = reminderOfChoice(choice, offset);
      expect(notificationConfig.safeParse(config).success).toBe(true);
      expect(config && toLocal(config, offset)).toEqual({
        time: { hour: REMINDER_HOURS[choice], minute: 0 },
        days: Array.from({ length: 7 }, () => true),
        enabled: true,
      });
    }),
  );
});

test("without a wish there is no reminder", () => {
  expect(reminderOfChoice("none", -540)).toBeUndefined();
});

test("any offset that a browser reports becomes the nearest one that can be stored", () => {
  expect([-540, -507, 0, 719, 2000].map(storableOffset)).toEqual([-540, -510, 0, 720, 720]);
  fc.assert(
    fc.property(fc.integer({ min: -900, max: 900 }), (offset) => {
      const stored = storableOffset(offset);
      expect(updateTimezoneOffset.body.safeParse({ timezoneOffset: stored }).success).toBe(true);
      if (updateTimezoneOffset.body.safeParse({ timezoneOffset: offset }).success)
        expect(stored).toBe(offset);
    }),
  );
});
