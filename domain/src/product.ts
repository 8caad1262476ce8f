/** The product's names. Texts take them by interpolation (`{{product}}`, `{{member}}`, `{{members}}`), never literally. */
export const PRODUCT = {
  name: "Mindle",
  member: "Mindler",
  members: "Mindlers",
} as const;

/** What someone is called who has not told us a nickname. */
export const DEFAULT_NICKNAME = PRODUCT.member;
