import type exit from "../ko/exit.ts";
import type { Translated } from "../types.ts";

export default {
  title: "One moment",
} satisfies Translated<typeof exit>;
