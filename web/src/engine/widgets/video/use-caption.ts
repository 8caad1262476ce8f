import { type RefObject, useEffect, useState } from "react";

/**
 * What is being said in a film: the text of its captions now, to be shown beside it. The browser's own captions lie on the picture,
 * too small to read on a phone; they are for full screen, where nothing else of the page is seen.
 */
export function useCaption(film: RefObject<HTMLVideoElement | null>): string {
  const [caption, setCaption] = useState("");
  useEffect(() => {
    const element = film.current;
    const track = element?.textTracks[0];
    if (element === null || track === undefined) return;
    const readCues = () => setCaption(Array.from(track.activeCues ?? [], textOf).join("\n"));
    const fill = () => {
      track.mode = "showing";
    };
    const shrink = () => {
      track.mode = "hidden";
    };
    const changeSize = () => (document.fullscreenElement === element ? fill() : shrink());
    shrink();
    track.addEventListener("cuechange", readCues);
    document.addEventListener("fullscreenchange", changeSize);
    // The player of iPhones.
    element.addEventListener("webkitbeginfullscreen", fill);
    element.addEventListener("webkitendfullscreen", shrink);
    return () => {
      track.removeEventListener("cuechange", readCues);
      document.removeEventListener("fullscreenchange", changeSize);
      element.removeEventListener("webkitbeginfullscreen", fill);
      element.removeEventListener("webkitendfullscreen", shrink);
    };
  }, [film]);
  return caption;
}

function textOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? "") : "";
}
