import type { HelpKind } from "@mindle/domain/safety/help-kind";
import { useEffect, useState, useSyncExternalStore } from "react";
import { helpCard } from "../platform/help-card.ts";
import type { HelpCardProps } from "../shell/help-card.tsx";
import { useLazyOverlay } from "../shell/use-lazy-overlay.ts";

const loadHelpCard = () => import("../shell/help-card.tsx");
const NAMESPACES = ["help-card"] as const;

/** Shows the help card over any screen. It is loaded when it is first asked for; the viewer has brought it along. */
export function HelpWatch() {
  const asked = useSyncExternalStore(helpCard.subscribe, helpCard.kind, () => undefined);
  const [last, setLast] = useState<HelpKind>("danger");
  const { Component, open } = useLazyOverlay<HelpCardProps>(loadHelpCard, NAMESPACES);
  if (asked !== undefined && asked !== last) setLast(asked);
  useEffect(() => {
    if (asked !== undefined) void open();
  }, [asked, open]);
  if (Component === undefined) return null;
  return <Component open={asked !== undefined} kind={last} onGoOn={helpCard.close} />;
}
