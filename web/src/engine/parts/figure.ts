/** A figure that was worked out, with one decimal at most. */
export function rounded(figure: number): number {
  return Math.round(figure * 10) / 10;
}
