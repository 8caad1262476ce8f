import { NICKNAME_MAX_UNITS } from "@mindle/domain/account/nickname";
import { personalJson } from "../storage/clear-user-data.ts";
import { storedValue } from "../storage/stored-value.ts";

/** Longer than any nickname; a longer text was not typed into the assessment. */
const TEXT_MAX = 2 * NICKNAME_MAX_UNITS;

/** The nickname as it was typed into the assessment. */
export const typedNickname = storedValue("nickname", personalJson, {
  initial: "",
  parse: (data) => (typeof data === "string" && data.length <= TEXT_MAX ? data : undefined),
});
