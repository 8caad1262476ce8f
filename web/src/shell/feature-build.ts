/** What the build cannot see in a page's static imports. Paths of modules below `src`. */
export interface PageBuild {
  /** What a main page reads from Firestore with: loaded after the page's own modules. */
  readonly reads?: readonly string[];
  /** Set for a page that works without a connection after one visit to the app: what it imports later. */
  readonly offline?: readonly string[];
}

/** A feature's pages, by the file that their route names. Each feature that needs it has one in `build.ts`. */
export type FeatureBuild = Readonly<Record<string, PageBuild>>;
