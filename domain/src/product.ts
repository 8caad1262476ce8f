/** The product's names. Texts take them by interpolation (`{{product}}`, `{{member}}`, `{{members}}`), never literally. */
export const PRODUCT = {
  name: "Mindle",
  member: "Mindler",
  members: "Mindlers",
} as const;

export const DEFAULT_NICKNAME = PRODUCT.member;

/** Contact address. The domain is a placeholder until launch (docs/launch-checklist.md). */
export const CONTACT_EMAIL = "hello@mindle.example";
