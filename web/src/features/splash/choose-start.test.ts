import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseStart } from "./choose-start.ts";

const never = () => new Promise<never>(() => {});
const nothing = async () => ({ hasResponse: false, hasProgrammes: false });
const onlyResponse = async () => ({ hasResponse: true, hasProgrammes: false });
const onlyProgrammes = async () => ({ hasResponse: false, hasProgrammes: true });
const both = async () => ({ hasResponse: true, hasProgrammes: true });
const yes = async () => true;
const no = async () => false;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The chosen address, and after how many milliseconds. */
async function choice(parts: Parameters<typeof chooseStart>[0]): Promise<readonly [string, number]> {
  const begun = Date.now();
  const chosen = chooseStart(parts).then((address) => [address, Date.now() - begun] as const);
  await vi.advanceTimersByTimeAsync(60_000);
  return chosen;
}

test.each([
  ["a first visit", { hasVisited: false, isSignedIn: yes, readAccount: onlyResponse }, "/tutorial/1"],
  ["a visitor who comes back", { hasVisited: true, isSignedIn: no, readAccount: onlyResponse }, "/home"],
  ["an account with nothing", { hasVisited: true, isSignedIn: yes, readAccount: nothing }, "/home"],
  [
    "an account with a response only",
    { hasVisited: true, isSignedIn: yes, readAccount: onlyResponse },
    "/program/schedule/um-eng-v2s",
  ],
  ["an account with programmes", { hasVisited: true, isSignedIn: yes, readAccount: both }, "/home"],
  [
    "an account with programmes only",
    { hasVisited: true, isSignedIn: yes, readAccount: onlyProgrammes },
    "/home",
  ],
])("%s goes on after a second", async (_, parts, address) => {
  expect(await choice(parts)).toEqual([address, 1_000]);
});

test("a first visit waits for nobody", async () => {
  expect(await choice({ hasVisited: false, isSignedIn: never, readAccount: never })).toEqual([
    "/tutorial/1",
    1_000,
  ]);
});

test.each([
  { hasVisited: true, isSignedIn: never, readAccount: onlyResponse },
  { hasVisited: true, isSignedIn: yes, readAccount: never },
])("a wait that is too long ends at home", async (parts) => {
  expect(await choice(parts)).toEqual(["/home", 6_000]);
});

test("a failure leads home, and says so in the log", async () => {
  const log = vi.spyOn(console, "warn").mockReturnValue();
  const fail = () => Promise.reject(new Error("unavailable"));
  expect(await choice({ hasVisited: true, isSignedIn: yes, readAccount: fail })).toEqual(["/home", 1_000]);
  expect(await choice({ hasVisited: true, isSignedIn: fail, readAccount: both })).toEqual(["/home", 1_000]);
  expect(log).toHaveBeenCalledTimes(2);
});
