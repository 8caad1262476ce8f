import type { Character } from "@mindle/domain/assessment/characters";

/** The five inner children and the mascot. */
export type Figure = Character | "Mindle";

/** Colours of a figure, the same in light and dark. */
export interface Palette {
  readonly body: string;
  /** Shaded parts of the body. */
  readonly shade: string;
  readonly light: string;
  readonly blush: string;
  /** What it wears or holds. */
  readonly accent: string;
  readonly accentShade: string;
}

export const INK = "#2A2433";

export const PALETTES: Readonly<Record<Figure, Palette>> = {
  Riggy: {
    body: "#8B6FD6",
    shade: "#7458C0",
    light: "#A892E6",
    blush: "#E59AD0",
    accent: "#F9CC5F",
    accentShade: "#E5A93A",
  },
  Pleaser: {
    body: "#F58FA8",
    shade: "#E4708E",
    light: "#FBB6C6",
    blush: "#E85C80",
    accent: "#FBB9C8",
    accentShade: "#D4607F",
  },
  Jumpy: {
    body: "#F6BE3B",
    shade: "#E3A01F",
    light: "#FCD878",
    blush: "#F2894E",
    accent: "#F08A4B",
    accentShade: "#D96F32",
  },
  Shelly: {
    body: "#A5DCD3",
    shade: "#7FC8BE",
    light: "#C9ECE6",
    blush: "#F09C9C",
    accent: "#4DB6AC",
    accentShade: "#37978E",
  },
  Flippy: {
    body: "#F2704F",
    shade: "#D9563A",
    light: "#F8977C",
    blush: "#FFB39A",
    accent: "#F9B34C",
    accentShade: "#F7D06B",
  },
  Mindle: {
    body: "#D3E9C4",
    shade: "#AFD39A",
    light: "#ECF6E4",
    blush: "#F4A9A0",
    accent: "#7FB069",
    accentShade: "#659750",
  },
};

/** Greys tuned by hand, so that shapes stay distinguishable. */
export const GRAY_PALETTES: Readonly<Record<Figure, Palette>> = {
  Riggy: gray("#9A96A1", "#827E8A", "#B3B0B9", "#858190", "#DAD7DC", "#C2BEC7"),
  Pleaser: gray("#BDB9C1", "#A39FA9", "#D3D0D6", "#9B96A2", "#CFCCD3", "#A5A1AC"),
  Jumpy: gray("#C9C5CB", "#AEAAB2", "#DEDBE0", "#A6A1AA", "#9D98A3", "#87828E"),
  Shelly: gray("#D3D0D5", "#BAB6BE", "#E5E3E7", "#ABA6B0", "#A09BA6", "#86818D"),
  Flippy: gray("#A19CA6", "#89848F", "#B9B5BE", "#C2BEC7", "#CBC7CF", "#DDDAE0"),
  Mindle: gray("#E6E3E8", "#CFCBD2", "#F3F2F4", "#B8B3BD", "#9F9AA5", "#87828E"),
};

function gray(
  body: string,
  shade: string,
  light: string,
  blush: string,
  accent: string,
  accentShade: string,
): Palette {
  return { body, shade, light, blush, accent, accentShade };
}
