import type { Hour } from "./scene.ts";

/** Colours of a place by the class of its shapes, in the order of the hours: dawn, noon, evening, night. */
const FILLS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  sky: ["#E6DDF6", "#CDE7F1", "#F8C9A8", "#2B3164"],
  low: ["#FBE1D4", "#EDF5EC", "#FCE2B6", "#424C86"],
  sun: ["#FFF3DC", "#FFE08A", "#F59A5E", "#FFF1C9"],
  sunring: ["#FBEADF", "#FBF0BE", "#FBBE8A", "#3B4479"],
  cloud: ["#FFF7F4", "#FFFFFF", "#FFE9D2", "#505B96"],
  far: ["#CDBFE4", "#B4D6D3", "#E3A9A2", "#39447A"],
  near: ["#AF9FD2", "#93BFB4", "#B97F92", "#222A55"],
  lit: ["#FFE09A", "#FFE9A6", "#FFD67E", "#FFD67E"],
  water: ["#DCCFEC", "#9CCBE0", "#F3B98F", "#313B74"],
  wall: ["#F2EBFA", "#FFF1D8", "#FBDCCB", "#56618F"],
  wall2: ["#E6DAF2", "#FAE2BC", "#F2C8B2", "#4A547F"],
  floor: ["#DDCFE6", "#EED6AE", "#DCAA90", "#474D78"],
  floor2: ["#CBB9DA", "#DDBD8C", "#C48E74", "#3B4168"],
  wood: ["#E4C2A0", "#E6B57F", "#CF9167", "#A97F63"],
  wood2: ["#CAA27F", "#CC9760", "#AE724C", "#84604E"],
  cloth: ["#F4B9AE", "#F4A988", "#7FAAA2", "#C98783"],
  cloth2: ["#DE998F", "#E08A68", "#618B84", "#A96A6D"],
  clothlight: ["#FBD2C9", "#FAC6AC", "#A3C7BF", "#DDA59D"],
  leaf: ["#A3C795", "#8ABB76", "#A3AE6C", "#6E977C"],
  leaf2: ["#83AC7B", "#699D5B", "#82905A", "#52775F"],
  pine: ["#93BC88", "#74AA66", "#8F9F62", "#5F8A70"],
  pale: ["#FFFBF6", "#FFFDF8", "#FFF4E6", "#DCD6EC"],
  pale2: ["#EADFEC", "#F1E3CE", "#F1D8C6", "#B4ADD0"],
  dark: ["#6C6084", "#625C70", "#5E4459", "#272548"],
  glass: ["#F6F0FA", "#E6F4F6", "#FDE6D2", "#6C77A6"],
  metal: ["#B9AECB", "#AEB6BA", "#B08E92", "#7F86AE"],
  brick: ["#DDA49A", "#D98E6E", "#B96F5C", "#6B4F68"],
  tank: ["#8FB4DC", "#6FA6D6", "#7D8FB4", "#4E68A0"],
  beam: ["#FFF3E0", "#FFFBEA", "#FFEBC2", "#AEBBEE"],
  glow: ["#FFF1C9", "#FFF1C9", "#FFE3A0", "#FFDF98"],
  woodlight: ["#F0D6BB", "#F2CB9F", "#DDA980", "#BF9678"],
};

/** How strong light is: of the sun through a window, and of a lamp. */
const LIGHTS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  beam: [0.55, 0.6, 0.45, 0.08],
  glow: [0.12, 0, 0.4, 0.34],
};

/** Lines by the class of their shapes: the fill whose colour they have, and their width. */
const LINES: Readonly<Record<string, readonly [fill: string, width: number]>> = {
  line: ["pale2", 2.6],
  line2: ["pale2", 3],
  woodline: ["wood2", 2.2],
  clothline: ["cloth2", 3],
  leafline: ["leaf2", 2.6],
  strap: ["pale2", 4],
  ring: ["pale", 4.4],
  ripple: ["pale", 2],
  joint: ["floor2", 2.2],
  steam: ["pale", 4],
  bloom: ["pale", 6],
  rope: ["pale2", 2],
};

/** The night of the dark scheme, which all colours sink into except those that give light. */
const NIGHT = "#1B152E";
const GIVES_LIGHT = new Set(["sun", "lit", "glow", "beam"]);

/** What is the same at all hours. */
const COMMON =
  ".shadow{fill:#2A2433;opacity:.1}.gloss{fill:#FFF;opacity:.14}.fibre{opacity:.1;stroke-linecap:round}";

/** The styles of the shapes of a place, of which only those are given whose class it has. */
export function stylesOf(hour: Hour, isUsed: (name: string) => boolean): string {
  return `${COMMON}${rules(hour, isUsed, false)}@media(prefers-color-scheme:dark){${rules(hour, isUsed, true)}}`;
}

function rules(hour: Hour, isUsed: (name: string) => boolean, dark: boolean): string {
  const at = { dawn: 0, noon: 1, evening: 2, night: 3 }[hour];
  const colourOf = (name: string) => {
    const colour = FILLS[name]?.[at] ?? "";
    if (!dark) return colour;
    return mix(colour, NIGHT, GIVES_LIGHT.has(name) ? 0.14 : hour === "night" ? 0.34 : 0.6);
  };
  const fills = Object.keys(FILLS)
    .filter(isUsed)
    .map((name) => {
      const light = LIGHTS[name]?.[at];
      const strength = light === undefined ? "" : `;opacity:${(dark ? light * 0.3 : light).toFixed(2)}`;
      return `.${name}{fill:${colourOf(name)}${dark && light === undefined ? "" : strength}}`;
    });
  const lines = Object.entries(LINES)
    .filter(([name]) => isUsed(name))
    .map(([name, [fill, width]]) =>
      dark
        ? `.${name}{stroke:${colourOf(fill)}}`
        : `.${name}{fill:none;stroke:${colourOf(fill)};stroke-width:${width};stroke-linecap:round}`,
    );
  return [
    ...fills,
    ...lines,
    `${dark ? ".gloss{opacity:.07}" : ""}.edge{fill:${dark ? "#453C52" : "#FFFDF8"}}`,
  ].join("");
}

/** One colour with a part of another one. */
function mix(one: string, other: string, part: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(one, at) * (1 - part) + channel(other, at) * part))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}
