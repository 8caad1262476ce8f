import type ko from "../ko/error-reference.ts";
import type { Translated } from "../types.ts";

export default {
  label: "Reference",
} satisfies Translated<typeof ko>;
