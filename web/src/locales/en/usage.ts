import type usage from "../ko/usage.ts";
import type { Translated } from "../types.ts";

export default {
  title: "Terms of use",
} satisfies Translated<typeof usage>;
