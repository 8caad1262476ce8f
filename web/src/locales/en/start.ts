import type start from "../ko/start.ts";
import type { Translated } from "../types.ts";

export default {
  title: "Start",
} satisfies Translated<typeof start>;
