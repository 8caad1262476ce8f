import { parseExitReasons } from "@mindle/domain/tracking/exit";
import { personalJson, personalTabJson } from "../../platform/storage/clear-user-data.ts";
import { storedFlag, storedValue } from "../../platform/storage/stored-value.ts";

/** The reasons for which the exit popup has opened in this tab. */
export const firedExitReasons = storedValue("exitReasons", personalTabJson, {
  initial: [],
  parse: parseExitReasons,
});

/** True once an address was sent from the exit popup of this browser. */
export const subscribedOnExit = storedFlag("exitSubscribed", personalJson);
