import type { ContentDocument } from "@mindle/content/version-documents";
import fc from "fast-check";
import { expect, test } from "vitest";
import { describePublication, planPublication } from "./publication.ts";

const NAMES = [
  "comments/a",
  "faq/b",
  "packages/c",
  "compacks/p.d1-s1.v1",
  "configs/d",
  "programs/p.v1",
  "programs/p",
];

const documents = fc
  .uniqueArray(fc.record({ path: fc.constantFrom(...NAMES), word: fc.constantFrom("one", "two") }), {
    selector: ({ path }) => path,
  })
  .map((all) =>
    all
      .toSorted((a, b) => NAMES.indexOf(a.path) - NAMES.indexOf(b.path))
      .map(({ path, word }): ContentDocument => ({ path: `content/live/${path}`, data: { word } })),
  );

test("afterwards everything that was compiled is live, and nothing is gone that may be in use", () => {
  fc.assert(
    fc.property(documents, documents, (live, compiled) => {
      const { changes, last, unchanged } = planPublication(live, compiled);
      const after = new Map(live.map(({ path, data }) => [path, data]));
      for (const { path, data } of [...changes, ...last]) {
        if (data === undefined) after.delete(path);
        else after.set(path, data);
      }
      for (const { path, data } of compiled) expect(after.get(path)).toEqual(data);
      for (const { path } of live) {
        const isKept = compiled.some((document) => document.path === path) || !/comments|faq/.test(path);
        expect(after.has(path)).toBe(isKept);
      }
      expect(changes.length + last.length + unchanged).toBeGreaterThanOrEqual(compiled.length);
      expect(
        planPublication(
          [...after].map(([path, data]) => ({ path, data })),
          compiled,
        ),
      ).toEqual({
        changes: [],
        last: [],
        unchanged: compiled.length,
      });
    }),
  );
});

test("which version is the newest is said last, with what is gone", () => {
  const document = (path: string, word = "one"): ContentDocument => ({
    path: `content/live/${path}`,
    data: { word },
  });
  const publication = planPublication(
    [document("comments/a"), document("programs/p"), document("faq/b")],
    [
      document("programs/p", "two"),
      document("faq/b"),
      document("programs/p.v2"),
      document("compacks/p.d1-s1.v2"),
    ],
  );
  expect(publication.changes.map(({ path }) => path)).toEqual([
    "content/live/programs/p.v2",
    "content/live/compacks/p.d1-s1.v2",
  ]);
  expect(publication.last.map(({ path }) => path)).toEqual([
    "content/live/programs/p",
    "content/live/comments/a",
  ]);
  expect(describePublication(publication)).toBe(`+ content/live/programs/p.v2
+ content/live/compacks/p.d1-s1.v2
~ content/live/programs/p
- content/live/comments/a
2 new, 1 changed, 1 removed, 1 unchanged`);
});
