import { type CareLevel, needsCare } from "@mindle/domain/assessment/character-scores";
import { useEffect } from "react";
import { useLazyOverlay } from "../use-lazy-overlay.ts";
import type { CareHelpProps } from "./care-help.tsx";

const loadHelp = () => import("./care-help.tsx");
const TEXTS = ["assessment-result"] as const;

/**
 * Helplines above what a page offers after a result that asks for care; nothing after others, or before it is known. Where
 * they cannot be loaded, the header's link leads to help.
 */
export function Care({ level = "calm" }: { readonly level?: CareLevel | undefined }) {
  const { Component, preload } = useLazyOverlay<CareHelpProps>(loadHelp, TEXTS);
  const isHeavy = needsCare(level);
  useEffect(() => {
    if (isHeavy) void preload();
  }, [isHeavy, preload]);
  return isHeavy && Component !== undefined && <Component level={level} />;
}
