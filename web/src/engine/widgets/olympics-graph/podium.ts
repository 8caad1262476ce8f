import type { Podium } from "@mindle/domain/widgets/olympics-graph/definition";

export type Place = keyof Podium;

/** From the highest. */
export const PLACES = ["gold", "silver", "bronze"] as const satisfies readonly Place[];

/** Puts an option on a place. If it was on another one, what it takes the place of goes there. */
export function put(podium: Podium, option: string, place: Place): Podium {
  const before = placeOf(podium, option);
  return withPlaces({
    ...podium,
    ...(before === undefined ? {} : { [before]: podium[place] }),
    [place]: option,
  });
}

/** What is on two places, exchanged. */
export function swap(podium: Podium, one: Place, other: Place): Podium {
  return withPlaces({ ...podium, [one]: podium[other], [other]: podium[one] });
}

/** Empties a place. */
export function clear(podium: Podium, place: Place): Podium {
  return withPlaces({ ...podium, [place]: undefined });
}

/** The place an option is on. */
export function placeOf(podium: Podium, option: string): Place | undefined {
  return PLACES.find((place) => podium[place] === option);
}

/** Without places that are empty. */
function withPlaces(podium: Podium): Podium {
  return Object.fromEntries(
    PLACES.flatMap((place) => (podium[place] === undefined ? [] : [[place, podium[place]] as const])),
  );
}
