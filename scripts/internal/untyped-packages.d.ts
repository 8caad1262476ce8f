// What is used of packages that have no types of their own.

// As it is in 15.34.
declare module "firebase-tools/lib/functions/env.js" {
  /** The variables that a deployment takes from `.env` files. Throws for a file that it cannot read. */
  export function loadUserEnvs(options: {
    readonly projectDir: string;
    readonly functionsSource: string;
    readonly projectId: string;
  }): Readonly<Record<string, string>>;
}

// After its README (2.9).
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "sfnt" | "woff" | "woff2";
      /** OpenType features to keep; all of them by default, with their alternative glyphs. */
      readonly keepFeatures?: readonly string[];
      readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
