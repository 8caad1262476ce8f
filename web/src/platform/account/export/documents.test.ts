import fc from "fast-check";
import { expect, test } from "vitest";
import { collectDocuments } from "./documents.ts";

test("all parts are read in order, and each once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 }),
      async (sizes) => {
        const parts = sizes.map((size, part) =>
          Object.fromEntries(
            Array.from({ length: size }, (_, index) => [`p${part}/d${index}`, { part, index }]),
          ),
        );
        const asked: (string | undefined)[] = [];
        const counts: number[] = [];
        const all = await collectDocuments(
          async (after) => {
            asked.push(after);
            const index = after === undefined ? 0 : Number(after);
            return { documents: parts[index] ?? {}, next: index + 1 < parts.length ? `${index + 1}` : null };
          },
          (count) => counts.push(count),
        );
        expect(all).toEqual(Object.assign({}, ...parts));
        expect(asked).toEqual(sizes.map((_, index) => (index === 0 ? undefined : `${index}`)));
        expect(counts).toEqual(
          sizes.map((_, index) => sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0)),
        );
      },
    ),
  );
});

test("a part that cannot be read ends it", async () => {
  const failure = new Error("no connection");
  await expect(
    collectDocuments(
      () => Promise.reject(failure),
      () => {},
    ),
  ).rejects.toBe(failure);
});
