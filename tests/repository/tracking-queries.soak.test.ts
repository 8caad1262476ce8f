import { readFile } from "node:fs/promises";
import { makeTrackingEvent } from "@mindle/domain/testing/tracking";
import { type EventDetails, type TrackedName, toTrackingEvent } from "@mindle/domain/tracking/tracked-event";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { PERIOD, QUERIES } from "./support/tracking-queries.ts";
import { readView, withoutComments } from "./support/tracking-view.ts";
import { type LoggedEvent, openWarehouse, type Warehouse } from "./support/tracking-warehouse.ts";

const { context } = makeTrackingEvent().event_data;
let events = 0;

/** An event of a browser on a day of December 2026. Its time of the client is in the order of the calls. */
function logged<Name extends TrackedName>(
  browser: string,
  day: number,
  name: Name,
  details: EventDetails[Name],
  route = "/home",
): LoggedEvent {
  events += 1;
  const timestamp = new Date(Date.UTC(2026, 11, day, 12)).toISOString();
  const at = Date.parse(timestamp) + events;
  const own = { ...context, browser_id: browser, session_id: `session of ${browser}`, route };
  return {
    timestamp,
    event: toTrackingEvent({ name, details, route, at }, own, `event ${events} of ${browser}`),
  };
}

const step = (step_id: string) => ({ program_id: "um-eng-v2s", step_id });

/** What a browser does from the landing page to the end of a session of two steps, one after the other. */
const WAY: readonly ((browser: string, day: number) => LoggedEvent)[] = [
  (browser, day) => logged(browser, day, "page_change", {}, "/"),
  (browser, day) => logged(browser, day, "schema_start", {}),
  (browser, day) => logged(browser, day, "schema_submit", { success: true }),
  (browser, day) => logged(browser, day, "schema_result", {}),
  (browser, day) => logged(browser, day, "register", { provider: "password" }),
  (browser, day) => logged(browser, day, "step_open", step("d1-s1")),
  (browser, day) => logged(browser, day, "step_finish", step("d1-s2")),
];

function join(browser: string, day: number, group: "0" | "1" = "0"): LoggedEvent {
  return logged(browser, day, "experiment_join", { experiment: "showCuteNotCute", group });
}

/** Goes so many steps of the way on one day. */
function goes(browser: string, day: number, steps: number): LoggedEvent[] {
  return WAY.slice(0, steps).map((make) => make(browser, day));
}

let warehouse: Warehouse;

beforeAll(async () => {
  warehouse = await openWarehouse();
}, 60_000);

afterAll(() => warehouse.close());

describe("the funnel", () => {
  const ask = () => warehouse.ask("funnel.sql", { ...PERIOD, days: "14" });

  test("counts how far the browsers of each group came", async () => {
    const all = [7, 6, 5, 4, 3, 2, 1, 0].flatMap((steps) => [
      join(`zero ${steps}`, 3),
      ...goes(`zero ${steps}`, 3, steps),
    ]);
    await warehouse.fill([...all, join("one", 4, "1"), ...goes("one", 5, 2)]);
    expect(await ask()).toEqual([
      {
        ...{ experiment_group: "0", joined: 8, landing: 7, assessment_begun: 6, assessment_submitted: 5 },
        ...{ result_seen: 4, signed_up: 3, session_1_opened: 2, session_1_finished: 1 },
      },
      {
        ...{ experiment_group: "1", joined: 1, landing: 1, assessment_begun: 1, assessment_submitted: 0 },
        ...{ result_seen: 0, signed_up: 0, session_1_opened: 0, session_1_finished: 0 },
      },
    ]);
  });

  const LEFT_OUT: readonly (readonly [string, readonly LoggedEvent[], object])[] = [
    ["a browser of no group", goes("a", 3, 7), { joined: 1 }],
    ["who joined before the period", [join("a", 0), ...goes("a", 3, 7)], { joined: 1 }],
    [
      "who joined fewer days than asked for before its end",
      [join("a", 19), ...goes("a", 19, 7)],
      { joined: 1 },
    ],
    [
      "what was done later",
      [join("a", 3), ...goes("a", 3, 4), ...goes("a", 17, 7)],
      { joined: 2, result_seen: 1, signed_up: 0 },
    ],
    [
      "a failed submission",
      [join("a", 3), ...failing("a")],
      { joined: 2, assessment_begun: 1, assessment_submitted: 0 },
    ],
    [
      "a sign-in before the result",
      [
        join("a", 3),
        logged("a", 3, "login", { provider: "google" }),
        ...goes("a", 3, 4),
        ...WAY.slice(5).map((m) => m("a", 3)),
      ],
      { joined: 2, result_seen: 1, signed_up: 0, session_1_opened: 0 },
    ],
    [
      "a step that is not the last one, and other sessions",
      [
        join("a", 3),
        ...goes("a", 3, 6),
        logged("a", 3, "step_finish", step("d1-s1")),
        logged("b", 3, "step_finish", step("d1-s2")),
        logged("b", 3, "step_finish", step("d2-s9")),
        logged("a", 3, "step_finish", step("d2-s9")),
      ],
      { joined: 2, session_1_opened: 1 },
    ],
  ];

  test.each(LEFT_OUT)("leaves out %s", async (_what, happened, expected) => {
    await warehouse.fill([join("other", 3), ...happened]);
    const [row] = await ask();
    expect(row).toMatchObject({ session_1_finished: 0, ...expected });
  });

  test("counts a first sign-in with Google or Apple as a sign-up, and the fourteenth day", async () => {
    const login = logged("a", 16, "login", { provider: "apple" });
    await warehouse.fill([join("a", 3), ...goes("a", 3, 4), login]);
    expect(await ask()).toMatchObject([{ result_seen: 1, signed_up: 1 }]);
  });
});

function failing(browser: string): LoggedEvent[] {
  return [...goes(browser, 3, 2), logged(browser, 3, "schema_submit", { success: false })];
}

test("the steps: browsers that opened the session, the step, and finished it", async () => {
  await warehouse.fill([
    ...["a", "b", "c"].map((browser) => logged(browser, 2, "step_open", step("d1-s1"))),
    ...["a", "b"].map((browser) => logged(browser, 2, "step_finish", step("d1-s1"))),
    logged("a", 3, "step_open", step("d1-s2")),
    logged("a", 9, "step_open", step("d1-s2")),
    logged("a", 9, "step_finish", step("d1-s2")),
    logged("d", 9, "step_open", step("d1-s10")),
    logged("e", 9, "step_finish", step("d2-s1")),
    logged("a", 0, "step_open", step("d3-s1")),
    logged("a", 32, "step_open", step("d3-s1")),
    logged("a", 9, "step_open", { program_id: "mind-check", step_id: "d1-s1" }),
  ]);
  const rows = await warehouse.ask("steps.sql", PERIOD);
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["mind-check", 1, 1, 1, 1, 0],
    ["um-eng-v2s", 1, 1, 4, 3, 2],
    ["um-eng-v2s", 1, 2, 4, 1, 1],
    ["um-eng-v2s", 1, 10, 4, 1, 0],
    ["um-eng-v2s", 2, 1, 0, 0, 1],
  ]);
  const [first] = rows;
  const columns = ["program_id", "session_no", "step_no", "opened_session", "opened_step", "finished_step"];
  expect(Object.keys(first ?? {})).toEqual(columns);
});

describe("the returns", () => {
  const visits = (browser: string, ...days: number[]) =>
    days.map((day) => logged(browser, day, "app_start", {}));
  const opens = (browser: string, day: number) => logged(browser, day, "step_open", step("d1-s1"));
  const ask = () => warehouse.ask("returns.sql", { ...PERIOD, gap_days: "7" });

  test("count who stayed away, who came back, how soon, and who went on", async () => {
    await warehouse.fill([
      // Seven days without a visit: from the 2nd to the 8th.
      ...visits("a", 1, 9),
      ...visits("b", 1, 17),
      // Six days, which is too short, and then for good.
      ...visits("c", 1, 8),
      opens("d", 1),
      ...[opens("d", 16), ...visits("d", 31)],
      opens("e", 1),
    ]);
    expect(await ask()).toEqual([
      {
        ...{ browsers: "before a programme", stayed_away: 5, came_back: 2 },
        ...{ within_7_days: 1, within_30_days: 2, opened_step: 0 },
      },
      {
        ...{ browsers: "in a programme", stayed_away: 3, came_back: 2 },
        ...{ within_7_days: 0, within_30_days: 2, opened_step: 1 },
      },
    ]);
  });

  test.each([
    ["at its end, exactly as long", [24], 1],
    ["at its end, one day shorter", [25], 0],
    ["only outside of the period", [-9, 0, 24], 1],
    ["never", [1, 8, 15, 22, 29], 0],
  ])("know who stayed away %s", async (_when, days, count) => {
    await warehouse.fill(visits("a", ...days));
    const rows = await ask();
    expect(rows.map((row) => row["stayed_away"])).toEqual(count === 0 ? [] : [count]);
  });
});

describe("every query", () => {
  const BROWSERS = ["b1", "b2", "b3"];
  const events = fc.array(
    fc
      .record({
        browser: fc.constantFrom(...BROWSERS),
        day: fc.integer({ min: 0, max: 33 }),
        what: fc.constantFrom(join, ...WAY),
      })
      .map(({ browser, day, what }) => what(browser, day)),
    { maxLength: 60 },
  );

  test.each(Object.entries(QUERIES))(
    "%s counts an event that was sent twice once, in any order, and never less further on",
    {
      timeout: 60_000,
    },
    async (file, parameters) => {
      const plan = events.chain((list) =>
        fc.record({
          list: fc.constant(list),
          again: fc.shuffledSubarray([...list, ...list], { minLength: list.length }),
        }),
      );
      await fc.assert(
        fc.asyncProperty(plan, async ({ list, again }) => {
          await warehouse.fill(list);
          const rows = await warehouse.ask(file, parameters);
          await warehouse.fill([...again, ...list]);
          expect(await warehouse.ask(file, parameters)).toEqual(rows);
          if (file !== "funnel.sql") return;
          for (const { experiment_group: _, ...counts } of rows) {
            const counted = Object.values(counts).map(Number);
            expect(counted).toEqual(counted.toSorted((one, other) => other - one));
          }
        }),
        { numRuns: 25 },
      );
    },
  );

  test.each(Object.entries(QUERIES))(
    "%s names no browser, visit or event in its result",
    async (file, parameters) => {
      const happened = BROWSERS.flatMap((browser) => [join(browser, 1), ...goes(browser, 1, 7)]);
      await warehouse.fill(happened);
      const rows = await warehouse.ask(file, parameters);
      expect(rows).not.toEqual([]);
      const text = JSON.stringify(rows);
      for (const id of [...BROWSERS, ...happened.map(({ event }) => event.uuid)])
        expect(text).not.toContain(id);
    },
  );

  test.each(Object.keys(QUERIES))(
    "%s reads the view only, within its period, and says what it answers",
    async (file) => {
      const text = await readFile(fromRoot(`ops/tracking/queries/${file}`), "utf8");
      const sql = withoutComments(text);
      const parts = [...sql.matchAll(/(\w+) AS \(/g)].map(([, name]) => name);
      const sources = [...sql.matchAll(/\b(?:FROM|JOIN)\s+([\w.`]+)/g)].map(([, name]) => name);
      const { name } = await readView();
      expect(sources.filter((source) => !parts.includes(source))).toEqual([name]);
      // The partitions that are read, and paid for, are those between two constants.
      expect(sql).toMatch(
        /logged_at >= CAST\(@from AS TIMESTAMP\)\s+AND logged_at < CAST\(@until AS TIMESTAMP\)/,
      );
      expect(text).toMatch(/^-- Question: .+\?$/m);
      const [, described = ""] = /^-- Parameters: (.+)$/m.exec(text) ?? [];
      const named = [...described.matchAll(/(\w+) (?:DATE|INT64)/g)].map(([, parameter]) => parameter);
      const used = [...sql.matchAll(/@(\w+)/g)].map(([, parameter]) => parameter);
      expect(new Set(named)).toEqual(new Set(used));
      expect(new Set(used)).toEqual(new Set(Object.keys(QUERIES[file] ?? {})));
    },
  );
});
