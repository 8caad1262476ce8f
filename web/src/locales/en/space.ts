import type space from "../ko/space.ts";
import type { Translated } from "../types.ts";

export default {
  title: "Space",
} satisfies Translated<typeof space>;
