import { DAY_MS } from "@mindle/domain/time";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const START = Date.UTC(2026, 10, 26);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.resetModules();
});
afterEach(() => void vi.useRealTimers());

interface Call {
  /** Since the call before, how long the request and the answer took, in milliseconds. */
  readonly pause: number;
  readonly there: number;
  readonly back: number;
  /** By how much the device's clock was changed in the pause, in milliseconds. */
  readonly change: number;
}

const offset = fc.oneof(
  fc.integer({ min: -60_000, max: 60_000 }),
  fc.integer({ min: -900 * DAY_MS, max: 900 * DAY_MS }),
);

const calls: fc.Arbitrary<readonly Call[]> = fc.array(
  fc.record({
    pause: fc.nat({ max: DAY_MS }),
    there: fc.nat({ max: 10_000 }),
    back: fc.nat({ max: 10_000 }),
    change: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: offset }),
  }),
  { minLength: 1, maxLength: 10 },
);

/** A page whose device is `behind` the server's clock, in milliseconds. */
async function openPage(behind: number) {
  vi.resetModules();
  const time = await import("./now.ts");
  let server = START;
  let late = behind;
  const show = () => vi.setSystemTime(server - late);
  show();
  const pass = (ms: number) => {
    server += ms;
    show();
  };
  return {
    ...time,
    isBehind: () => server - time.now(),
    call({ pause, there, back, change }: Call) {
      pass(pause);
      late -= change;
      show();
      const sentAt = Date.now();
      pass(there);
      // As HTTP writes it: in whole seconds.
      const date = new Date(server).toUTCString();
      pass(back);
      time.correctNow(date, sentAt, Date.now());
    },
  };
}

test("after an answer the time is that of the server, but for how long the answer took, whatever clock the device has", async () => {
  await fc.assert(
    fc.asyncProperty(offset, calls, async (behind, made) => {
      const page = await openPage(behind);
      for (const call of made) {
        page.call(call);
        expect(Math.abs(page.isBehind())).toBeLessThanOrEqual(call.there + call.back + 1_000);
      }
    }),
  );
});

test("a clock that is right is never corrected", async () => {
  await fc.assert(
    fc.asyncProperty(calls, async (made) => {
      const page = await openPage(0);
      const corrected = vi.fn();
      page.subscribeToNow(corrected);
      for (const call of made) page.call({ ...call, change: 0 });
      expect(page.isBehind()).toBe(0);
      expect(corrected).not.toHaveBeenCalled();
    }),
  );
});

test("a correction is announced, once", async () => {
  const page = await openPage(20_000);
  const corrected = vi.fn();
  page.subscribeToNow(corrected);
  for (let times = 0; times < 3; times += 1) page.call({ pause: 1_000, there: 20, back: 20, change: 0 });
  expect(corrected).toHaveBeenCalledOnce();
  expect(page.now() - page.deviceNow()).toBeGreaterThan(18_900);
});

test.each([[null], [""], ["yesterday"]])("an answer of the date %j corrects nothing", async (date) => {
  const page = await openPage(20_000);
  page.correctNow(date, Date.now(), Date.now());
  expect(page.now()).toBe(Date.now());
});

test("an answer during which the clock was set back corrects nothing", async () => {
  const page = await openPage(0);
  page.correctNow(new Date(START).toUTCString(), START, START - DAY_MS);
  expect(page.now()).toBe(Date.now());
});

test("a local build moves the time beside the correction, and not the time of the server", async () => {
  const page = await openPage(DAY_MS);
  page.moveNow(5 * DAY_MS);
  page.call({ pause: 0, there: 0, back: 0, change: 0 });
  expect(page.now()).toBe(START + 5 * DAY_MS);
  expect(page.serverNow()).toBe(START);
  expect(page.deviceNow()).toBe(START + 4 * DAY_MS);
});
