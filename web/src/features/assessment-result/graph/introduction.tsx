import { type RefObject, useEffect } from "react";

/** A graph is looked at from this part of it on, or of the screen where it is taller. */
const LOOKED_AT = 0.6;

/** How long the result is there by itself before anything is explained, in milliseconds. */
const FIRST_LOOK_MS = 4000;

const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

interface IntroductionProps {
  readonly graph: RefObject<HTMLElement | null>;
  readonly explain: () => Promise<void>;
}

/**
 * Explains a graph by itself, once: when it is looked at and some time has passed. Not while another dialog is open, and not before
 * the person has scrolled: on a large screen the graph is there at once, and the headline is read first.
 */
export default function Introduction({ graph, explain }: IntroductionProps) {
  useEffect(() => {
    const element = graph.current;
    if (element === null) return;
    let isLookedAt = false;
    let isLate = false;
    const stop = () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener("scroll", explainIfDue);
    };
    const explainIfDue = () => {
      if (!isLookedAt || !isLate || scrollY === 0 || document.querySelector("[role=dialog]") !== null) return;
      stop();
      void explain();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last === undefined) return;
        const { intersectionRect, boundingClientRect, rootBounds } = last;
        const room = Math.min(boundingClientRect.height, rootBounds?.height ?? innerHeight);
        isLookedAt = intersectionRect.height >= LOOKED_AT * room;
        explainIfDue();
      },
      { threshold: STEPS },
    );
    const timer = setTimeout(() => {
      isLate = true;
      explainIfDue();
    }, FIRST_LOOK_MS);
    observer.observe(element);
    addEventListener("scroll", explainIfDue, { passive: true });
    return stop;
  }, [graph, explain]);
  return null;
}
