import { parseStage } from "@mindle/domain/assessment/stages";
import { canOpenExitPopup, type ExitPage, leavesFromStress } from "@mindle/domain/tracking/exit";
import type { ExitReason } from "@mindle/domain/tracking/names";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { firedExitReasons, subscribedOnExit } from "../../features/exit-popup/exit-state.ts";
import { activeFlag } from "../../platform/safety/flag.ts";
import { helpShown } from "../../platform/safety/help-shown.ts";
import { useLazyOverlay } from "../../shell/use-lazy-overlay.ts";
import { matchPath } from "../routes.ts";
import { detectExitIntent } from "./detect-exit-intent.ts";

const loadExitPopup = () => import("../../features/exit-popup/exit-popup.tsx");
const NAMESPACES = ["exit-popup"] as const;

interface OpenPopup {
  readonly reason: ExitReason;
  /** Path it opened on; a navigation closes it. */
  readonly pathname: string;
}

/** Opens the exit popup once per reason. The popup is loaded when it first opens. */
export function ExitPopupOverlay() {
  const { pathname } = useLocation();
  const [popup, setPopup] = useState<OpenPopup>();
  const { Component, isOpen, open, close } = useLazyOverlay(loadExitPopup, NAMESPACES);
  const before = useRef<ExitPage>(undefined);

  const consider = useEffectEvent((reason: ExitReason) => {
    const fired = firedExitReasons.read();
    const may = canOpenExitPopup(reason, {
      page: exitPageAt(pathname),
      fired,
      helpShown: helpShown.read() || activeFlag() !== null,
      subscribed: subscribedOnExit.read(),
      busy: isBusy() || isAsking(),
    });
    if (!may) return;
    firedExitReasons.write([...fired, reason]);
    setPopup({ reason, pathname });
    void open();
  });

  useEffect(() => detectExitIntent((reason) => consider(reason)), []);

  useEffect(() => {
    const from = before.current;
    const here = exitPageAt(pathname);
    before.current = here;
    if (pathname === "/help") helpShown.write(true);
    if (from !== undefined && leavesFromStress(from, here)) consider("leave-wizard");
  }, [pathname]);

  if (popup?.pathname !== pathname || Component === undefined) return null;
  return <Component key={popup.reason} reason={popup.reason} open={isOpen} onClose={close} />;
}

function exitPageAt(pathname: string): ExitPage {
  const match = matchPath(pathname);
  if ("redirect" in match) return { allowsPopup: false, stage: undefined };
  const { page, params } = match;
  const { exitPopup = false } = page;
  return {
    allowsPopup: typeof exitPopup === "boolean" ? exitPopup : exitPopup(params),
    stage: page.name === "assessment" ? parseStage(params["stage"]) : undefined,
  };
}

/** True while a question is unanswered on screen. */
function isAsking(): boolean {
  return [...document.querySelectorAll(UNANSWERED)].some(isOnScreen);
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Groups of choices with none chosen, and what says so of itself. */
const UNANSWERED = "fieldset:not(:has(:checked)), [data-unanswered]";

/** True while another dialog is open, a text is being typed, or the page is hidden: nothing opens by itself then. */
export function isBusy(): boolean {
  return (
    document.visibilityState !== "visible" ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
    document.activeElement?.matches(TYPED_IN) === true
  );
}

const TYPED_IN =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';
