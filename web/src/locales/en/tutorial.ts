import type tutorial from "../ko/tutorial.ts";
import type { Translated } from "../types.ts";

export default {
  title: "Tour",
} satisfies Translated<typeof tutorial>;
