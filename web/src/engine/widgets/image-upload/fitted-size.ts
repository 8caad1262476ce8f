/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture whose larger side is at most `side`, in the same proportions. Nothing grows. */
export function fittedSize({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
