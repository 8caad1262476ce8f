import { whenIdle } from "../platform/when-idle.ts";

/** Faces that came too late for the first screen, until they are drawn with. */
let late: readonly FontFace[] = [];

let isFirstScreen = true;

/**
 * Fetches the faces of our own texts that the first screen did not wait for: those that the script inside the HTML left
 * alone because the server is far, and those of later pages. Rejects when one does not come.
 */
export async function fetchLateFonts(): Promise<void> {
  const styles = [...document.querySelectorAll<HTMLStyleElement>("style[data-near]")];
  const faces = styles
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.style] : []));
  late = await Promise.all(faces.map(readAddress).filter(isLate).map(fetchFace));
}

interface Face {
  readonly descriptors: CSSStyleDeclaration;
  readonly address: string;
}

function readAddress(descriptors: CSSStyleDeclaration): Face {
  const [, address = ""] = /url\("?([^")]+)"?\)/.exec(descriptors.getPropertyValue("src")) ?? [];
  return { descriptors, address };
}

function isLate({ address }: Face): boolean {
  return document.querySelector(`link[rel="preload"][href="${address}"]`) === null;
}

async function fetchFace({ descriptors, address }: Face): Promise<FontFace> {
  const response = await fetch(address, { priority: "low" });
  const family = descriptors.getPropertyValue("font-family").replaceAll('"', "");
  const face = new FontFace(family, await response.arrayBuffer(), {
    weight: descriptors.getPropertyValue("font-weight"),
    unicodeRange: descriptors.getPropertyValue("unicode-range"),
  });
  return face.load();
}

/**
 * Draws with more faces from the second screen on, since each new one has the whole page laid out again: to be called when
 * the screen changes.
 */
export function drawWithLateFonts(): void {
  for (const face of late) document.fonts.add(face);
  late = [];
  if (isFirstScreen) whenIdle(() => void giveRareCharactersFaces());
  isFirstScreen = false;
}

/** Characters that our own texts do not have, such as in names; a browser fetches the faces of those it meets. */
async function giveRareCharactersFaces(): Promise<void> {
  try {
    await import("../../.generated/fonts/rest.css");
  } catch (error) {
    console.warn("rare characters have no face", error);
  }
}
