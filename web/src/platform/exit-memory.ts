import { parseExitReasons } from "@mindle/domain/tracking/exit";
import type { ExitReason } from "@mindle/domain/tracking/names";
import { personalJson } from "./forget-person.ts";
import { FIRED_KEY, SUBSCRIBED_KEY } from "./personal-keys.ts";
import { localJson, tabJson } from "./storage.ts";

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
  personalJson.write(SUBSCRIBED_KEY, true);
}
