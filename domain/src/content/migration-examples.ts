import type { SavedPage } from "./saved.ts";

/** Answers of a page before and after a migration. */
export interface MigrationExample {
  readonly before: SavedPage;
  readonly after: SavedPage;
}

/** Examples of each migration, by its name. */
export const MIGRATION_EXAMPLES: Readonly<Record<string, readonly MigrationExample[]>> = {};
