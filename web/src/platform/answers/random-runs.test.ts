import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { type Command, numberOf, PAGES, type Place, Run, stepName, textOf } from "./testing/run-commands.ts";

const RUNS = process.env["SOAK"] === "1" ? 500 : 25;

const LONGEST_MS = 20 * 60_000;

const seed = process.env["SEED"];

const number = fc.nat(5);
const places = { tab: number, page: number };
const browser = { browser: number };

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("edit"), ...places }) },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant("finish"), ...places, isAwaited: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("receive", "lateReceive"), ...places }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("restoreOther"), ...places }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("finishStep", "sendDrafts"), tab: number }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom("crash", "openTab"), tab: number }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("network"),
      ...browser,
      network: fc.constantFrom("online", "offline", "answers are lost"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("room"),
      ...browser,
      values: fc.option(fc.nat(3), { nil: undefined }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("disconnect", "wake", "expire", "signIn", "switchAccount"),
      ...browser,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("refuse"),
      code: fc.constantFrom("unavailable", "aborted", "internal", "resource-exhausted", "unauthenticated"),
      calls: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("pass"), ms: fc.constantFrom(100, 5_000, 600_000) }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("quiet") }) },
);

let runs = 0;

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

// Random runs take as long as what they happen to do.
test("whatever happens, every answer is on the server once, in order, and nothing is lost", {
  timeout: LONGEST_MS,
}, async () => {
  const property = fc.asyncProperty(
    fc.array(command, { minLength: 20, maxLength: 60, size: "max" }),
    async (commands) => {
      runs += 1;
      const run = new Run(`run ${runs}`);
      try {
        for (const each of commands) await run.do(each);
        await run.end();
        for (const place of run.places) expectKept(run, place);
      } finally {
        run.close();
      }
    },
  );
  await fc.assert(property, {
    numRuns: RUNS,
    interruptAfterTimeLimit: LONGEST_MS,
    ...(seed !== undefined && { seed: Number(seed) }),
  });
});

function expectKept(run: Run, place: Place): void {
  const { uid, name } = place;
  const account = run.server.account(uid);
  const own = `${uid} ${name} #`;
  const finished = account.saves.filter(({ page }) => page.draft !== true);
  const texts = finished.map(({ page }) => textOf(page.saved) ?? "");
  expect(texts.filter((text) => !text.startsWith(uid))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);

  const answers = run.answersOf(place);
  for (const instance of PAGES) {
    const ofPage = finished.filter((save) => save.instance === instance);
    const sent = ofPage.map(({ page }) => textOf(page.saved) ?? "");
    // A tab that sent what its device had no room for, and ended, leaves the answers before on the device: they come later, and
    // are found to be older.
    const saved = ofPage.filter(({ result }) => result.outcome !== "other-is-later");
    const savedHere = saved
      .map(({ page }) => textOf(page.saved) ?? "")
      .filter((text) => text.startsWith(own));
    expect(savedHere.map(numberOf)).toEqual(savedHere.map(numberOf).toSorted((a, b) => a - b));
    const sentHere = sent.filter((text) => text.startsWith(own)).map(numberOf);
    expect(Math.max(0, ...sentHere)).toBeGreaterThanOrEqual(place.finished.get(instance) ?? 0);

    const stored = run.server.page(uid, instance);
    expect(numberOf(textOf(stored.saved))).toBe(Math.max(0, ...sent.map(numberOf)));
    const page = answers.page(instance);
    // Where there is a draft, what is later on the server is offered.
    if (page.draft === undefined) {
      expect(page.state).toBe("sent");
      expect(textOf(page.saved)).toBe(textOf(stored.saved));
    } else {
      expect([textOf(page.saved), textOf(page.other?.saved)]).toContain(textOf(stored.saved));
    }
    const readable = [page.draft?.["text"], textOf(page.saved), textOf(page.other?.saved)];
    const latest = Math.max(...readable.map((text) => numberOf(typeof text === "string" ? text : undefined)));
    expect(latest).toBeGreaterThanOrEqual(place.entered.get(instance) ?? 0);

    // A device never takes its own answers for those of another one, unless it could not note what it has sent.
    if (!run.wasBlocked) {
      const over = ofPage.filter(({ result }) => result.outcome === "saved-over");
      const overOwn = over.filter(({ replaced, page }) => deviceOf(replaced) === deviceOf(page.saved));
      expect(overOwn).toEqual([]);
    }

    // What is replaced without being kept beside was read by who replaced it.
    const replacing = ofPage.filter(
      ({ result, page }) => result.outcome === "saved" && textOf(page.saved)?.startsWith(own),
    );
    for (const { replaced } of replacing) {
      const text = textOf(replaced);
      if (text !== undefined) expect([...place.seen]).toContain(text);
    }
  }
  for (const { step, after } of place.steps) {
    expect(account.finishedSteps).toContain(stepName(step));
    const before = account.log.slice(0, account.log.indexOf(stepName(step)));
    for (const [instance, least] of after) {
      const numbers = finished
        .filter((save) => save.instance === instance && before.includes(save.operationId))
        .map(({ page }) => textOf(page.saved) ?? "")
        .filter((text) => text.startsWith(own))
        .map(numberOf);
      expect(Math.max(0, ...numbers)).toBeGreaterThanOrEqual(least);
    }
  }
}

function deviceOf(saved: unknown): string | undefined {
  return textOf(saved)?.split("#")[0];
}
