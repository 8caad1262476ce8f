import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MIGRATIONS, type Migrations, migrate } from "./migrations.ts";
import { type SavedPage, savedPage } from "./page-save.ts";

/** Answers of a page before and after a migration. */
interface MigrationExample {
  readonly before: SavedPage;
  readonly after: SavedPage;
}

/** Examples of each migration, by its name. */
const MIGRATION_EXAMPLES: Readonly<Record<string, readonly MigrationExample[]>> = {};

test("each migration has examples, which it turns into what they say, and which stay as they are", () => {
  expect(Object.keys(MIGRATION_EXAMPLES).sort()).toEqual(Object.keys(MIGRATIONS).sort());
  for (const [name, examples] of Object.entries(MIGRATION_EXAMPLES)) {
    expect(examples.length, name).toBeGreaterThan(0);
    for (const { before, after } of examples) {
      const kept = JSON.stringify(before);
      expect(migrate(before, [name]), name).toEqual(after);
      expect(JSON.stringify(before), name).toBe(kept);
      expect(savedPage.parse(after), name).toEqual(after);
    }
  }
});

describe("migrations", () => {
  const add = (model: string) => (saved: SavedPage) => ({
    ...saved,
    [model]: { state: "answered" as const, value: Object.keys(saved).length },
  });
  const migrations: Migrations = { first: add("one"), second: add("two") };

  test("are applied in their order", () => {
    expect(migrate({}, ["first", "second"], migrations)).toEqual({
      one: { state: "answered", value: 0 },
      two: { state: "answered", value: 1 },
    });
  });

  test.each(["toString", "__proto__", "later"])("an unknown one, %s, leaves nothing", (name) => {
    expect(migrate({}, ["first", name], migrations)).toBeNull();
  });

  test("whatever is stored, they give a page or nothing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (saved) => {
        const migrated = migrate(saved, ["first"], migrations);
        expect(migrated === null || savedPage.safeParse(migrated).success).toBe(true);
        expect(migrated === null).toBe(!savedPage.safeParse(saved).success);
      }),
    );
  });
});
