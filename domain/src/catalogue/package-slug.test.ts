import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { packageSlug, sellablePackageId } from "../api/fields.ts";
import { packageSlugOf } from "./package-slug.ts";

const CHARACTER = fc.constantFrom("riggy", "pleaser", "jumpy", "shelly", "flippy");

test("the slug of a sellable package has neither its version nor its underscore", () => {
  fc.assert(
    fc.property(CHARACTER, fc.constantFrom("starter", "complete"), fc.nat(), (character, kind, version) => {
      const id = z.parse(sellablePackageId, `${character}_${kind}.v${version}`);
      expect(z.parse(packageSlug, packageSlugOf(id))).toBe(`${character}-${kind}`);
    }),
  );
});
