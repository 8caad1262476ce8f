import { type RefObject, useEffect, useState } from "react";
import { type Painting, paint } from "./paint.ts";
import type { Sketch } from "./sketch.ts";

interface Paintings {
  /** The newest one. Until the next one is there it is of the sketch before, and may be looked at but not given away. */
  readonly painting: Painting | undefined;
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Paints a sketch, and again when it changes, with the drawings that stand in `stage`. */
export function usePainting(
  sketch: Sketch,
  stage: RefObject<HTMLElement | null>,
  fileName: string,
): Paintings {
  const [painting, setPainting] = useState<Painting>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reason to paint
  useEffect(() => {
    let wanted = true;
    const drawings = [...(stage.current?.querySelectorAll("svg") ?? [])];
    const font = getComputedStyle(document.body).fontFamily;
    paint(sketch, { drawings, font, fileName }).then(
      (painted) => {
        if (!wanted) return;
        setPainting(painted);
        setFailed(false);
      },
      (error: unknown) => {
        console.warn("the picture could not be painted", error);
        if (!wanted) return;
        setPainting(undefined);
        setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [sketch, stage, fileName, tries]);

  return {
    painting,
    isReady: painting?.sketch === sketch,
    hasFailed,
    retry() {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}
