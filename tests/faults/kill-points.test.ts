import { readFileSync } from "node:fs";
import { DAY_MS } from "@mindle/domain/time";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { finishDeletions } from "../../functions/src/triggers/deletions.ts";
import { isSoak, randomSeed } from "../support/soak.ts";
import { KILL_POINTS, type KillPoint } from "./support/kill-points.ts";
import { APP_STORE, type KillWorld, makeKillWorld, NOW } from "./support/kill-world.ts";
import { type MortalBackend, startMortalBackend } from "./support/mortal-backend.ts";
import { startProcess } from "./support/mortal-process.ts";

let backend: MortalBackend;
let world: KillWorld;
let empty: ReturnType<MortalBackend["kept"]>;

beforeAll(async () => {
  // A clock that stands still makes a repeated run comparable.
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  backend = await startMortalBackend("demo-kill-points");
  world = await makeKillWorld(backend, startProcess(backend, APP_STORE, []));
  empty = backend.kept();
});
afterAll(async () => {
  await backend.close();
  vi.useRealTimers();
});

/** What is there in the end, and what the last thing that was done gave. */
async function run({ before, act }: KillPoint, killedAfter: number | undefined) {
  const { life } = backend;
  const sent: string[] = [];
  const start = () => startProcess(backend, APP_STORE, sent);
  backend.restore(empty);
  life.begin();
  await before?.(world, start());
  await backend.quiet();
  sent.length = 0;
  life.begin(killedAfter);
  const first = await act(world, start(), 0).catch(() => undefined);
  await backend.quiet();
  const { writes } = life;
  life.begin();
  // A run of a schedule comes again in any case; a client repeats what was not answered.
  let answer = first;
  if (killedAfter !== undefined) {
    for (const times of [1, 2, 3]) answer = await act(world, start(), times);
  }
  await finishDeletions(start().deps, new Date(NOW + DAY_MS));
  await backend.quiet();
  return { writes, answer, left: { ...backend.kept(), sent: [...new Set(sent)].toSorted() } };
}

/** After which writes a case is killed: after each in `npm run soak`, else after one of them. */
function killsOf({ writes }: KillPoint): readonly number[] {
  const all = Array.from({ length: writes }, (_, index) => index + 1);
  return isSoak || writes === 0 ? all : [1 + (SEED % writes)];
}

const SEED = randomSeed();

test.each(KILL_POINTS)(
  `%s: killed after a write and done again, it has the effect of one (seed ${SEED})`,
  async (_name, point) => {
    const undisturbed = await run(point, undefined);
    expect(undisturbed.writes).toBe(point.writes);
    for (const killedAfter of killsOf(point)) {
      const { writes, answer, left } = await run(point, killedAfter);
      expect(writes).toBe(killedAfter);
      expect([killedAfter, left]).toEqual([killedAfter, undisturbed.left]);
      if (point.answersOtherwise === undefined) expect(answer).toEqual(undisturbed.answer);
    }
  },
);

/** Jobs of schedules, and requests that are handled without an operation. */
test("every export and job of the functions is killed", () => {
  const source = readFileSync(new URL("../../functions/src/index.ts", import.meta.url), "utf8");
  const exported = [...source.matchAll(/^export const (\w+) = (?:onRequest|callable|scheduled)\(/gm)];
  const jobs = [...source.matchAll(/(\w+): \(\) => \w+\(deps/g)];
  const names = new Set([...exported, ...jobs].map(([, name = ""]) => name));
  // Its operations are; the stream of tracking events is its other part.
  expect(names.delete("api")).toBe(true);
  expect([...names].filter((name) => !KILL_POINTS.some(([killed]) => killed === name))).toEqual([]);
});

test("docs/faults.md says how many kills these are", () => {
  const writing = KILL_POINTS.map(([, { writes }]) => writes).filter((writes) => writes > 0);
  const more = writing.filter((writes) => writes > 1).length;
  const kills = writing.reduce((sum, writes) => sum + writes, 0);
  expect(readFileSync(new URL("../../docs/faults.md", import.meta.url), "utf8")).toContain(
    `${writing.length} cases that write, ${more} of them more than once: ${kills} kills`,
  );
});
