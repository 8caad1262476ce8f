import type developer from "../ko/developer.ts";
import type { Translated } from "../types.ts";

export default {
  title: "Developer panel",
} satisfies Translated<typeof developer>;
