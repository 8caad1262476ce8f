import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Jumpy } from "../src/ui/pictures/characters/jumpy.tsx";
import { PALETTES } from "../src/ui/pictures/characters/palette.ts";
import type { Pose } from "../src/ui/pictures/characters/parts.tsx";
import { Pleaser } from "../src/ui/pictures/characters/pleaser.tsx";
import { Riggy } from "../src/ui/pictures/characters/riggy.tsx";
import { encodeFilm } from "./encode-film.ts";
import { drawFrame, FILM, POSTER_AT } from "./film.tsx";

/** The children that stories are told of. */
const DRAWINGS = { Riggy, Pleaser, Jumpy } as const;

const POSES = ["waving", "worried", "done", "listening"] as const satisfies readonly Pose[];

/** Them as the panels of stories have them, by the name of their file. */
const CHILDREN: Readonly<Record<string, ReactElement>> = Object.fromEntries(
  Object.entries(DRAWINGS).flatMap(([name, Drawing]) =>
    POSES.map((pose) => [
      `${name}-${pose}`.toLowerCase(),
      // biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture beside words.
      <svg key={pose} xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
        <Drawing pose={pose} palette={PALETTES[name as keyof typeof PALETTES]} />
      </svg>,
    ]),
  ),
);

declare global {
  interface Window {
    /** Given by the script that opens the page. */
    saveFile(name: string, bytes: readonly number[]): Promise<void>;
    /** Called when all is saved, or with the error. */
    finishDrawing(problem?: string): Promise<void>;
  }
}

draw().then(
  () => window.finishDrawing(),
  (error: unknown) => window.finishDrawing(String(error)),
);

async function draw(): Promise<void> {
  for (const [name, picture] of Object.entries(CHILDREN)) {
    await save(`children/${name}.svg`, textBytes(markupOf(picture)));
  }
  const frame = (time: number) => markupOf(drawFrame(time));
  await save("two-voices-poster.svg", textBytes(frame(POSTER_AT)));
  await save("two-voices.mp4", await encodeFilm({ ...FILM, frame }));
}

function textBytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${text}\n`);
}

async function save(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await window.saveFile(name, [...bytes]);
}

/** A drawing as the text of an SVG file, which has no styles of the app. */
function markupOf(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replace(/ class="[^"]*"/g, "");
}
