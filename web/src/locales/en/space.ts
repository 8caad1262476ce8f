import type ko from "../ko/space.ts";
import type { Translated } from "../types.ts";

export default {
  text: "Nothing stands here yet, so rest a moment if you like.",
  home: "Back to the start",
} satisfies Translated<typeof ko>;
