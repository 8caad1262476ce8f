import rareFaces from "../../.generated/fonts/rest.css?url";
import { whenIdle } from "../platform/when-idle.ts";

/** Faces that came too late for the first screen, until they are drawn with. */
let late: readonly FontFace[] = [];

/** Names faces for characters that our own texts do not have, such as in names; a browser fetches those it meets. */
let rare: HTMLLinkElement | undefined;

/**
 * Fetches the faces of our own texts that the first screen did not wait for: those that the script inside the HTML left
 * alone because the server is far, and those of later pages. Rejects when one does not come.
 */
export async function fetchLateFonts(): Promise<void> {
  rare = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: rareFaces,
    media: "not all",
  });
  document.head.append(rare);
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
 * the screen changes. Those of rare characters, which few texts have, can wait for an idle moment after it.
 */
export function drawWithLateFonts(): void {
  for (const face of late) document.fonts.add(face);
  late = [];
  whenIdle(() => {
    if (rare !== undefined) rare.media = "all";
  });
}
