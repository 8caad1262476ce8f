import type selector from "../ko/selector.ts";
import type { Translated } from "../types.ts";

export default {
  title: "Your journey",
} satisfies Translated<typeof selector>;
