import { tabJson } from "../storage.ts";
import { storedFlag } from "../stored-value.ts";

/** True once helplines were shown in this tab: the exit popup no longer opens. */
export const helpShown = storedFlag("helpShown", tabJson);
