/** Packages that are offered on the page of the beta trial, all others on the page of vouchers. */
export const BETA_PACKAGES: readonly string[] = ["riggy-starter", "riggy-complete"];

export function offerPath(slug: string): string {
  return `/${BETA_PACKAGES.includes(slug) ? "beta-trial" : "voucher"}/${slug}`;
}
