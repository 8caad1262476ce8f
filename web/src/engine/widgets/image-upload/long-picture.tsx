import { useLayoutEffect, useRef } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { useTexts } from "../../page-context.ts";
import styles from "./long-picture.module.css";
import { drawPicture, type PicturePart, scaledSize, wholeOf } from "./shrink-picture.ts";
import { TEXTS } from "./texts.ts";

/** Sides of the picture that is scrolled, in pixels: sharp enough to choose by, and no canvas is too large for a phone. */
const SHORTER_SIDE = 480;
const LARGER_SIDE = 8192;

interface LongPictureProps {
  readonly picture: ImageBitmap;
  /** Stores a part of the picture, or all of it. */
  readonly onKeep: (part: PicturePart) => void;
  readonly onCancel: () => void;
}

/** A picture that would be too small to be read if it were stored whole: the person scrolls to the part that is to be kept. */
export function LongPicture({ picture, onKeep, onCancel }: LongPictureProps) {
  const texts = useTexts(TEXTS);
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = picture;

  useLayoutEffect(() => {
    if (canvas.current === null) return;
    const scale = Math.min(SHORTER_SIDE / Math.min(width, height), LARGER_SIDE / Math.max(width, height));
    drawPicture(canvas.current, picture, wholeOf(picture), scaledSize({ width, height }, scale));
  }, [picture, width, height]);

  return (
    <div className={styles.choice}>
      <p role="status">{texts.long}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys as well. */}
      <section ref={frame} className={styles.frame} tabIndex={0} aria-label={texts.part}>
        <canvas
          ref={canvas}
          className={height > width ? styles.upright : styles.wide}
          role="img"
          aria-label={texts.mine}
        />
      </section>
      <div className={styles.actions}>
        <Button onClick={() => frame.current !== null && onKeep(partIn(frame.current, picture))}>
          {texts.keepPart}
        </Button>
        <Button variant="secondary" onClick={() => onKeep(wholeOf(picture))}>
          {texts.keepWhole}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

/** What is seen of the picture in the frame, in the picture's pixels. */
function partIn(
  { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }: HTMLElement,
  { width, height }: ImageBitmap,
): PicturePart {
  return {
    x: Math.round((width * scrollLeft) / scrollWidth),
    y: Math.round((height * scrollTop) / scrollHeight),
    width: Math.round((width * clientWidth) / scrollWidth),
    height: Math.round((height * clientHeight) / scrollHeight),
  };
}
