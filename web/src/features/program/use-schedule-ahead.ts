import { useEffect } from "react";
import { loadNamespaces } from "../../platform/i18n/i18n.ts";
import { whenIdle } from "../../platform/when-idle.ts";

/** Loads the schedule, where a step leads in the end, once the page is idle: the connection may be gone by then. */
export function useScheduleAhead(): void {
  useEffect(() => {
    whenIdle(() => {
      // What could not be loaded now is loaded when the schedule is opened, which then says so.
      Promise.all([import("./schedule-page.tsx"), loadNamespaces(["program-schedule"])]).catch(() => {});
    });
  }, []);
}
