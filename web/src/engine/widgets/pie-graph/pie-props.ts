import type { PieGraphProps } from "@mindle/domain/widgets/pie-graph/widget";
import type { CSSProperties } from "react";
import { shareFill } from "../../parts/share-fill.ts";
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

/** Colour and pattern of a slice: the author's colour, or one of the shares. */
export function fillOf(slice: Slice, { slices }: PieGraphProps) {
  const colour = slices[slice.id]?.colour;
  const style: CSSProperties & Record<`--${string}`, string> =
    colour === undefined ? {} : { "--base": colour };
  return { ...shareFill(slice.at), style };
}
