import { parseExitReasons } from "@mindle/domain/tracking/exit";
import type { ExitReason } from "@mindle/domain/tracking/names";
import { localJson, tabJson } from "./storage.ts";

const FIRED_KEY = "exitReasons";
const SUBSCRIBED_KEY = "exitSubscribed";

/** The reasons for which the exit popup has opened in this tab. */
export function firedReasons(): readonly ExitReason[] {
  return parseExitReasons(tabJson.read(FIRED_KEY));
}

export function noteFired(reason: ExitReason): void {
  tabJson.write(FIRED_KEY, [...firedReasons(), reason]);
}

/** True when somebody left an address in the exit popup of this browser. */
export function hasSubscribedOnExit(): boolean {
  return localJson.read(SUBSCRIBED_KEY) === true;
}

export function noteSubscribedOnExit(): void {
  localJson.write(SUBSCRIBED_KEY, true);
}
