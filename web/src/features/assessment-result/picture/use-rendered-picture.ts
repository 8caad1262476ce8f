import { type RefObject, useEffect, useState } from "react";
import { type RenderedPicture, renderPicture } from "./render-picture.ts";
import type { ResultPicture } from "./result-picture.ts";

interface RenderState {
  /** The newest one. Until the next one is there it is of the picture before, and may be shown but not saved or shared. */
  readonly rendered: RenderedPicture | undefined;
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Renders a picture, and again when it changes, with the drawings in `figures`. */
export function useRenderedPicture(
  picture: ResultPicture,
  figures: RefObject<HTMLElement | null>,
  fileName: string,
): RenderState {
  const [rendered, setRendered] = useState<RenderedPicture>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reason to render
  useEffect(() => {
    let wanted = true;
    const drawings = [...(figures.current?.querySelectorAll("svg") ?? [])];
    const font = getComputedStyle(document.body).fontFamily;
    renderPicture(picture, { drawings, font, fileName }).then(
      (result) => {
        if (!wanted) return;
        setRendered(result);
        setFailed(false);
      },
      (error: unknown) => {
        console.warn("the picture could not be rendered", error);
        if (!wanted) return;
        setRendered(undefined);
        setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [picture, figures, fileName, tries]);

  return {
    rendered,
    isReady: rendered?.picture === picture,
    hasFailed,
    retry() {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}
