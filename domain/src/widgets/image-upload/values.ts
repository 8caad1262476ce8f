import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { UploadedImage } from "./definition.ts";
import type { ImageUploadProps } from "./props.ts";

/** Generated values. */
export function imageUploadValues(
  _: ImageUploadProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<UploadedImage | null> {
  const image = fc.record(
    { image: fc.string({ minLength: 1 }), alt: draw.text },
    { requiredKeys: ["image"], noNullPrototype: true },
  );
  return draw.either(image, fc.constant(null));
}
