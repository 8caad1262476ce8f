import { parseStage } from "@mindle/domain/assessment/wizard";
import { type ExitPage, leavesFromStress, mayOpenExitPopup } from "@mindle/domain/tracking/exit";
import type { ExitReason } from "@mindle/domain/tracking/names";
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { ExitPopupProps } from "../features/exit-popup/exit-popup.tsx";
import { firedExitReasons, helpShown, subscribedOnExit } from "../platform/exit-state.ts";
import { loadNamespaces } from "../platform/i18n/i18n.ts";
import { matchPath } from "./routes.ts";
import { watchExitSigns } from "./watch-exit-signs.ts";

const ExitPopup = lazy(async (): Promise<{ readonly default: ComponentType<ExitPopupProps> }> => {
  try {
    const [module] = await Promise.all([
      import("../features/exit-popup/exit-popup.tsx"),
      loadNamespaces(["exit-popup"]),
    ]);
    return module;
  } catch (error) {
    console.warn("the exit popup did not arrive", error);
    return { default: () => null };
  }
});

interface OpenPopup {
  readonly reason: ExitReason;
  /** Path it opened on; a navigation closes it. */
  readonly pathname: string;
  readonly open: boolean;
}

/** Opens the exit popup once per reason. The popup is loaded when it first opens. */
export function ExitWatch() {
  const { pathname } = useLocation();
  const [popup, setPopup] = useState<OpenPopup>();
  const before = useRef<ExitPage>(undefined);

  const consider = useEffectEvent((reason: ExitReason) => {
    const fired = firedExitReasons.read();
    const may = mayOpenExitPopup(reason, {
      page: exitPageAt(pathname),
      fired,
      helpShown: helpShown.read(),
      subscribed: subscribedOnExit.read(),
      busy: isBusy(),
    });
    if (!may) return;
    firedExitReasons.write([...fired, reason]);
    setPopup({ reason, pathname, open: true });
  });

  useEffect(() => watchExitSigns((reason) => consider(reason)), []);

  useEffect(() => {
    const from = before.current;
    const here = exitPageAt(pathname);
    before.current = here;
    if (pathname === "/help") helpShown.write(true);
    if (from !== undefined && leavesFromStress(from, here)) consider("leave-wizard");
  }, [pathname]);

  if (popup?.pathname !== pathname) return null;
  return (
    <Suspense>
      <ExitPopup
        key={popup.reason}
        reason={popup.reason}
        open={popup.open}
        onClose={() => setPopup({ ...popup, open: false })}
      />
    </Suspense>
  );
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

/** True while another dialog is open, a text is being typed, or the page is hidden. */
function isBusy(): boolean {
  return (
    document.visibilityState !== "visible" ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
    document.activeElement?.matches(TYPED_IN) === true
  );
}

const TYPED_IN =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';
