import type { Activity, ActivityConfig, ContentPack } from "@mindle/domain/content/activity";

/** Address of the content, and name of the event with which the server sends it again. */
export const CONTENT = { path: "/content.json", event: "mindle:content" } as const;

/** Something in an authored file that must be changed. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Where in the file, such as `pages.2.view.1`; empty for the file as a whole. */
  readonly path: string;
  readonly expected: string;
}

/** What the server sends whenever a file was saved. */
export interface PreviewContent {
  readonly packs: readonly ContentPack[];
  readonly activities: Readonly<Record<string, Activity>>;
  readonly configs: Readonly<Record<string, ActivityConfig>>;
  /** The file of each step by the id of its pack. */
  readonly files: Readonly<Record<string, string>>;
  /** Config ids of the pages that are as they were before a mistake was made. */
  readonly held: readonly string[];
  readonly mistakes: readonly Mistake[];
  /** English texts whose Korean has changed. */
  readonly stale: readonly Mistake[];
}
