import fc from "fast-check";
import { expect, test } from "vitest";
import { TtlCache } from "./ttl-cache.ts";

function makeCache({ ttlMs = 100, size = 3 } = {}) {
  let time = 1_000;
  const loads: string[][] = [];
  const stored = new Map<string, string>();
  const cache = new TtlCache<string>({ ttlMs, size, now: () => time });
  return {
    loads,
    stored,
    pass: (ms: number) => {
      time += ms;
    },
    find: (...ids: string[]) =>
      cache.find(ids, async (missing) => {
        loads.push([...missing]);
        return new Map(
          missing.flatMap((id) => (stored.has(id) ? [[id, stored.get(id) ?? ""] as const] : [])),
        );
      }),
  };
}

test("a value is loaded once within its time, then anew", async () => {
  const { find, stored, loads, pass } = makeCache();
  stored.set("a", "1");
  expect(await find("a")).toEqual(new Map([["a", "1"]]));
  stored.set("a", "2");
  pass(99);
  expect((await find("a")).get("a")).toBe("1");
  pass(1);
  expect((await find("a")).get("a")).toBe("2");
  expect(loads).toEqual([["a"], ["a"]]);
});

test("only what is not kept is loaded, and what does not exist is looked for again", async () => {
  const { find, stored, loads } = makeCache();
  stored.set("a", "1");
  await find("a", "b");
  stored.set("b", "2");
  expect(await find("a", "b")).toEqual(
    new Map([
      ["a", "1"],
      ["b", "2"],
    ]),
  );
  expect(loads).toEqual([["a", "b"], ["b"]]);
});

test("the oldest values go where there are too many", async () => {
  const { find, stored, loads } = makeCache({ size: 2 });
  for (const id of ["a", "b", "c"]) stored.set(id, id);
  await find("a");
  await find("b");
  await find("c");
  loads.length = 0;
  await find("b", "c");
  expect(loads).toEqual([]);
  await find("a");
  expect(loads).toEqual([["a"]]);
});

test("with no time nothing is kept", async () => {
  const { find, stored, loads } = makeCache({ ttlMs: 0 });
  stored.set("a", "1");
  await find("a");
  await find("a");
  expect(loads).toHaveLength(2);
});

test("whatever is asked when, no value is older than its time", async () => {
  const ask = fc.record({
    ids: fc.uniqueArray(fc.constantFrom("a", "b", "c", "d")),
    after: fc.nat(80),
    changed: fc.constantFrom("a", "b", "c", "d"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(ask), async (asks) => {
      const { find, stored, pass } = makeCache();
      const history = new Map<string, { readonly value: string; readonly at: number }[]>();
      let time = 0;
      for (const [number, { ids, after, changed }] of asks.entries()) {
        pass(after);
        time += after;
        stored.set(changed, `${number}`);
        history.set(changed, [...(history.get(changed) ?? []), { value: `${number}`, at: time }]);
        for (const [id, value] of await find(...ids)) {
          const values = history.get(id) ?? [];
          const next = values[values.findIndex((known) => known.value === value) + 1];
          expect(next === undefined || time - next.at < 100).toBe(true);
        }
      }
    }),
  );
});
