import type { PieGraphProps } from "@mindle/domain/widgets/pie-graph/props";
import type { CSSProperties } from "react";
import { clothOf } from "../../parts/cloth.ts";
import type { Slice } from "./slices.ts";

/** What the parts of the graph show. */
export interface PieProps {
  readonly props: PieGraphProps;
  readonly slices: readonly Slice[];
  /** Id of the slice that is apart from the others. */
  readonly lifted: string | undefined;
  onLift(id: string | undefined): void;
  /** A slice's figure in words. */
  figure(slice: Slice): string;
}

/** Colour and pattern of a slice: the author's colour, or one of the cloths. */
export function coveringOf(slice: Slice, { slices }: PieGraphProps) {
  const colour = slices[slice.id]?.colour;
  const style: CSSProperties & Record<`--${string}`, string> =
    colour === undefined ? {} : { "--base": colour };
  return { ...clothOf(slice.at), style };
}
