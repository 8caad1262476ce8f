import { DAY_MS } from "@mindle/domain/time";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openLocalClock } from "../../../functions/src/store/local-clock.ts";
import { type Backend, startBackend } from "../../support/functions/backend.ts";
import { database } from "../../support/functions/database.ts";

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend("demo-local-clock");
});

beforeEach(() => moveTo(0));

afterAll(() => backend.close());

async function moveTo(ms: unknown) {
  await database().doc("localClock/offset").set({ ms });
}

/** How far a clock is from the present, in days. */
function daysOn(clock: { now: () => number }): number {
  return Math.round((clock.now() - Date.now()) / DAY_MS);
}

test("the clock goes where it was moved, for every process, and back", async () => {
  const clocks = [openLocalClock(database), openLocalClock(database)];
  for (const days of [0, 30, 1, 0]) {
    await moveTo(days * DAY_MS);
    for (const clock of clocks) {
      await clock.refresh();
      expect(daysOn(clock)).toBe(days);
    }
  }
});

test("a clock that was never moved is in the present", async () => {
  await database().doc("localClock/offset").delete();
  const clock = openLocalClock(database);
  await clock.refresh();
  expect(daysOn(clock)).toBe(0);
});
