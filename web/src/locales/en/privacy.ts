import type privacy from "../ko/privacy.ts";
import type { Translated } from "../types.ts";

export default {
  title: "Privacy policy",
} satisfies Translated<typeof privacy>;
