import { isRecord } from "@mindle/domain/text/json";
import type { StepContent } from "../../platform/answers/load-step.ts";

/** Pictures and sounds. Films, and what belongs to them, wait until they are opened. */
const AHEAD = /\.(svg|mp3)$/;

type Media = Pick<StepContent, "about" | "configs">;

/**
 * Loads the pictures and sounds of a step, one after the other, so that the service worker has them without a connection. Nothing is
 * loaded for users who save data. Never rejects: what could not be loaded now is loaded when its page is opened.
 */
export async function prefetchMedia(content: Media): Promise<void> {
  if (savesData()) return;
  for (const path of mediaToPrefetch(content)) {
    try {
      // Files are cached once they are complete.
      await (await fetch(path)).blob();
    } catch {
      return;
    }
  }
}

/** Paths of the pictures and sounds of a step, each once. */
export function mediaToPrefetch({ about: { scene }, configs }: Media): string[] {
  const scenes = scene === undefined ? [] : [scene.start, scene.low ?? scene.start, scene.end];
  const all = [...scenes, ...Object.values(configs).flatMap(({ assets }) => Object.values(assets))];
  return [...new Set(all)].filter((path) => AHEAD.test(path));
}

/** Whether the user asks for little data, where the browser says so. */
function savesData(): boolean {
  return (
    "connection" in navigator && isRecord(navigator.connection) && navigator.connection["saveData"] === true
  );
}
