import type { ForeignKey } from "./activity.ts";
import { type SavedPage, savedPage } from "./page-save.ts";

/** Turns answers of a page into those of the page that replaces it. Pure: what it gets stays as it is. */
export type Migration = (saved: SavedPage) => SavedPage;

export type Migrations = Readonly<Record<string, Migration>>;

/**
 * The migrations that pages name (`migrate: <name>` beside `replaces`), each named by what it changes. One that was published
 * stays. Each has examples in `migrations.test.ts`.
 */
export const MIGRATIONS: Migrations = {};

/**
 * What is saved of a page as the page has it that replaced it, by migrations in their order. Null where it does not parse, or a
 * migration is newer than this app: an answer is rather missing than wrong.
 */
export function migrate(
  saved: unknown,
  names: readonly string[],
  migrations: Migrations = MIGRATIONS,
): SavedPage | null {
  const parsed = savedPage.safeParse(saved);
  if (!parsed.success) return null;
  let migrated: SavedPage = parsed.data;
  for (const name of names) {
    const migration = Object.hasOwn(migrations, name) ? migrations[name] : undefined;
    if (migration === undefined) return null;
    migrated = migration(migrated);
  }
  return migrated;
}

/**
 * What is saved of the page that a foreign key reads, null where nothing is. A page that has nothing saved is read from those that
 * it replaced, as it would have their answers.
 */
export function savedFor(
  { instance, replaced = [] }: Pick<ForeignKey, "instance" | "replaced">,
  savedOf: (instance: string) => unknown,
  migrations?: Migrations,
): unknown {
  const own = savedOf(instance);
  if (own !== null) return own;
  for (const earlier of replaced) {
    const saved = savedOf(earlier.instance);
    if (saved !== null)
      return earlier.migrations.length === 0 ? saved : migrate(saved, earlier.migrations, migrations);
  }
  return null;
}
