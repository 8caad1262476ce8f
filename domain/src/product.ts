/** The product's names. Texts take them by interpolation (`{{product}}`, `{{member}}`, `{{members}}`), never literally. */
export const PRODUCT = {
  name: "Mindle",
  member: "Mindler",
  members: "Mindlers",
} as const;

/** Default nickname. */
export const DEFAULT_NICKNAME = PRODUCT.member;
