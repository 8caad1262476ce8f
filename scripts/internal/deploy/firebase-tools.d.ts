// The package has no types of its own. What is used of it, as it is in 15.34.
declare module "firebase-tools/lib/functions/env.js" {
  /** The variables that a deployment takes from `.env` files. Throws for a file that it cannot read. */
  export function loadUserEnvs(options: {
    readonly projectDir: string;
    readonly functionsSource: string;
    readonly projectId: string;
  }): Readonly<Record<string, string>>;
}
