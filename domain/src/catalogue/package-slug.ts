/** The slug of a sellable package: `riggy-complete` of `riggy_complete.v0`. */
export function packageSlugOf(packageId: string): string {
  return packageId.replace(/\.v\d+$/, "").replace("_", "-");
}
