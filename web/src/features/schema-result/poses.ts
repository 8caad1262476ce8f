import type { Band } from "@mindle/domain/assessment/bands";
import type { Pose } from "../../ui/characters/parts.tsx";

/** Pose of a character by band. */
export const POSES: Readonly<Record<Band, Pose>> = {
  healthy: "done",
  normal: "waving",
  caution: "worried",
  serious: "worried",
};
