// The package has no types of its own. What is used of it, after its README (2.9).
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
