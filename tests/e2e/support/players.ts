import { CHOICE_PLAYERS } from "./players/choices.ts";
import { FIGURE_PLAYERS } from "./players/figures.ts";
import type { Player } from "./players/player.ts";
import { WORD_PLAYERS } from "./players/words.ts";

const PLAYERS = { ...CHOICE_PLAYERS, ...FIGURE_PLAYERS, ...WORD_PLAYERS };

/** Who answers widgets of a type. A new widget needs one. */
export function playerOf(type: string): Player {
  const found = PLAYERS[type];
  if (found === undefined) throw new Error(`tests/e2e/support/players has no player of ${type}`);
  return found;
}
