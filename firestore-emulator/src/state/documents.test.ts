import fc from "fast-check";
import { expect, test } from "vitest";
import type { StoredDocument } from "../model/document.ts";
import { compareDocumentPaths } from "../model/document-path.ts";
import type { Scope } from "../model/query.ts";
import { runs } from "../testing/soak.ts";
import { Documents } from "./documents.ts";

const path = fc.constantFrom("c/1", "c/2", "c/__id7__", "c/__id12__", "c/1/c/1", "c/1/e/1", "e/1");
const changes = fc.array(fc.record({ path, exists: fc.boolean() }), { maxLength: 20 });
const SCOPE: Scope = { parent: "", collectionId: "c", allDescendants: false };

test("documents are read in name order, also after changes between reads", () => {
  fc.assert(
    fc.property(changes, changes, (first, second) => {
      const documents = new Documents();
      const model = new Map<string, StoredDocument>();
      for (const step of [first, second]) {
        for (const { path: changed, exists } of step) {
          const after = { path: changed, fields: new Map(), createTime: 1n, updateTime: 1n };
          documents.change({ path: changed, after: exists ? after : undefined });
          if (exists) model.set(changed, after);
          else model.delete(changed);
        }
        const sorted = [...model.values()].sort((a, b) => compareDocumentPaths(a.path, b.path));
        expect(documents.atOrBelow("")).toEqual(sorted);
        expect([...documents.inScope(SCOPE)]).toEqual(sorted.filter((one) => /^c\/[^/]+$/.test(one.path)));
        for (const one of sorted) expect(documents.get(one.path)).toBe(one);
      }
    }),
    { numRuns: runs(200, 20_000) },
  );
});
