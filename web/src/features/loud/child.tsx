import type { Character } from "@mindle/domain/assessment/characters";
import type { ReactNode } from "react";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";

export interface ChildProps {
  /** Undefined without a programme: then the dandelion. */
  readonly character: Character | undefined;
  readonly pose: "listening" | "done";
}

/** Sits beside what is said. */
export default function Child({ character, pose }: ChildProps): ReactNode {
  return <CharacterArt character={character ?? "Mindle"} pose={pose} size={88} />;
}
