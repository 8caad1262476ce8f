import type about from "../ko/about.ts";
import type { Translated } from "../types.ts";

export default {
  title: "About us",
} satisfies Translated<typeof about>;
