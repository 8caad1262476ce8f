import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SCENE_HEIGHTS, SCENE_WIDTH, type SceneChild } from "@mindle/domain/catalogue/scene";
import { stylesOf } from "./palettes.ts";
import type { AuthoredPanel, AuthoredProp, AuthoredScene, Hour, Place, Prop } from "./scene.ts";

/** Drawings of which scenes are composed. */
export const DRAWINGS = join(import.meta.dirname, "../../drawings");

/** Where something stands: the middle of its foot, and its size beside that of its drawing. */
type Spot = readonly [x: number, y: number, scale: number];

interface Room {
  /** The figures of a story, behind what the place has in front. */
  readonly figures: Spot;
  /** The child, before all that the place has. */
  readonly child: Spot;
  /** The child in a low picture. */
  readonly lowChild: Spot;
  /** For the props, the first of which is the nearest to the child. */
  readonly spots: readonly [Spot, Spot, Spot];
}

const ROOMS: Readonly<Record<Place, Room>> = {
  desk: {
    figures: [178, 190, 1.25],
    child: [178, 206, 1.2],
    lowChild: [178, 204, 0.9],
    spots: [
      [270, 202, 1.05],
      [86, 204, 1.05],
      [32, 206, 0.9],
    ],
  },
  bed: {
    figures: [138, 192, 1.15],
    child: [146, 194, 1.1],
    lowChild: [150, 192, 0.82],
    spots: [
      [356, 156, 0.95],
      [254, 172, 0.85],
      [206, 182, 0.8],
    ],
  },
  kitchen: {
    figures: [196, 196, 1.25],
    child: [196, 208, 1.2],
    lowChild: [196, 204, 0.9],
    spots: [
      [284, 206, 1.05],
      [106, 206, 1.05],
      [334, 202, 0.85],
    ],
  },
  subway: {
    figures: [196, 194, 1.2],
    child: [196, 194, 1.2],
    lowChild: [196, 194, 0.86],
    spots: [
      [276, 182, 1],
      [112, 183, 1],
      [48, 184, 0.9],
    ],
  },
  "bus-stop": {
    figures: [238, 212, 1.22],
    child: [238, 212, 1.22],
    lowChild: [238, 208, 0.94],
    spots: [
      [154, 206, 1.1],
      [312, 212, 1],
      [62, 214, 1],
    ],
  },
  "hill-path": {
    figures: [150, 214, 1.12],
    child: [150, 214, 1.12],
    lowChild: [150, 210, 0.92],
    spots: [
      [226, 218, 1],
      [82, 218, 0.95],
      [298, 224, 0.85],
    ],
  },
  cafe: {
    figures: [168, 198, 1.25],
    child: [168, 208, 1.2],
    lowChild: [168, 206, 0.9],
    spots: [
      [258, 208, 1.05],
      [84, 208, 1.05],
      [314, 204, 0.85],
    ],
  },
  window: {
    figures: [194, 190, 1.15],
    child: [194, 190, 1.15],
    lowChild: [194, 190, 0.8],
    spots: [
      [274, 190, 1],
      [116, 190, 1],
      [58, 192, 0.85],
    ],
  },
  grill: {
    figures: [150, 198, 1.25],
    child: [150, 208, 1.2],
    lowChild: [150, 206, 0.9],
    spots: [
      [228, 208, 1.05],
      [70, 208, 1.05],
      [352, 204, 0.85],
    ],
  },
};

/** What a picture shows. */
interface Picture {
  readonly place: Place;
  readonly hour: Hour;
  readonly props: readonly Prop[];
  /** File names of the drawings of who is there, behind what the place has in front. */
  readonly who: readonly string[];
}

/** The part of a place that a picture shows, and its edges. */
interface Frame {
  readonly from: number;
  readonly height: number;
  /** Torn out of a sheet, or a panel beside others. */
  readonly isTorn: boolean;
}

const HIGH: Frame = { from: 0, height: SCENE_HEIGHTS.start, isTorn: true };
const LOW: Frame = { from: 102, height: SCENE_HEIGHTS.low, isTorn: true };
/** As much of it as a page has room for is shown, from its lower edge up. */
const END: Frame = { from: 2, height: SCENE_HEIGHTS.end, isTorn: true };
const PANEL: Frame = { from: 0, height: 240, isTorn: false };

/** How the names of these pictures begin. */
export const SCENE_FILE = "scene-";

/** A file that Hosting serves under a name with its hash. */
export interface SceneFile {
  readonly path: string;
  readonly text: string;
}

/** The pictures of a step: above its first page, the same on a screen of little height, and above its last page. */
export interface StepScene {
  readonly files: Readonly<Record<"start" | "low" | "end", SceneFile>>;
  /** Where its child stands, which is alive and in no picture. */
  readonly child: Readonly<Record<"start" | "low" | "end", SceneChild>>;
  /** The page over which the first one is spread. */
  readonly spread: string | undefined;
}

export function composeScenes({ place, hour, mood, props, spread, end }: AuthoredScene): StepScene {
  const { child, lowChild } = ROOMS[place];
  const first = { place, hour, props, who: [] };
  return {
    spread,
    files: {
      start: fileOf(first, HIGH),
      low: fileOf(first, LOW),
      end: fileOf({ ...first, props: end?.props ?? props }, END),
    },
    child: {
      start: { ...childPlace(child, HIGH), mood },
      low: { ...childPlace(lowChild, LOW), mood },
      end: { ...childPlace(lowChild, END), mood: end?.mood ?? mood },
    },
  };
}

/** The square of a child's drawing within a picture. */
function childPlace([x, y, scale]: Spot, { from }: Frame) {
  const [footX, footY] = FIGURE_FOOT;
  return { x: round(x - footX * scale), y: round(y - footY * scale) - from, size: round(FIGURE * scale) };
}

/** A picture that an author writes in the place of a file's name: a panel of a story, or a prop by itself. */
export function composeAsset(asset: AuthoredPanel | AuthoredProp): SceneFile {
  if ("prop" in asset) return named(`prop-${asset.prop}`, standAlone(asset.prop));
  const { who, ...panel } = asset;
  const files = who.map(
    (name) => `${/^(?:riggy|pleaser|jumpy)-/.test(name) ? "children" : "people"}/${name}`,
  );
  return fileOf({ ...panel, who: files }, PANEL);
}

function fileOf(picture: Picture, frame: Frame): SceneFile {
  return named(`${picture.place}-${picture.hour}`, compose(picture, frame));
}

function named(name: string, text: string): SceneFile {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { path: `/assets/${SCENE_FILE}${name}-${hash}.svg`, text };
}

/** A prop on a card; on a dark one its shadow has to be deeper. */
function standAlone(prop: Prop): string {
  const night = '@media (prefers-color-scheme:dark){svg>[opacity=".13"]{opacity:.4}}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>${night}</style>${contentOf(readDrawing(`props/${prop}`))}</svg>\n`;
}

function compose({ place, hour, props, who }: Picture, { from, height, isTorn }: Frame): string {
  const { figures, spots } = ROOMS[place];
  const drawn = readDrawing(`places/${place}`);
  const [x, y, scale] = figures;
  const people = who
    .map((name, at) => standing(name, [x + (who.length - 1) * APART * (at * 2 - 1), y, scale], FIGURE_FOOT))
    .join("");
  const things = props.map((prop, at) => standing(`props/${prop}`, spots[at] ?? spots[0], [32, 60])).join("");
  const used = new Set([...drawn.matchAll(/class="([\w-]+)"/g)].map(([, name]) => name));
  const back = `${groupOf(drawn, "back")}${FIBRES}`;
  const front = groupOf(drawn, "front");
  const content = `${back}${people}${front}${things}`;
  const to = from + height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${from} ${SCENE_WIDTH} ${height}" width="${SCENE_WIDTH}" height="${height}">`,
    `<style>${stylesOf(hour, (name) => used.has(name))}</style>`,
    ...(isTorn
      ? [
          `<path class="edge" d="M0 ${from + 2}${UPPER_TEAR}V${to - 7}${LOWER_EDGE}Z"/>`,
          `<clipPath id="paper"><path d="M0 ${from + 5}${UPPER_TEAR}V${to - 11}${LOWER_TEAR}Z"/></clipPath>`,
          `<g clip-path="url(#paper)">${content}</g>`,
        ]
      : [content]),
    "</svg>\n",
  ].join("");
}

/** The side of a figure's drawing, and where it stands in it. */
const FIGURE = 120;
const FIGURE_FOOT = [60, 109] as const;

/** How far two figures stand from the middle between them. */
const APART = 48;

/** Torn edges: along the top from left to right, and along the bottom from right to left. */
const UPPER_TEAR =
  "q11-3 19-1t22 2 17-3 26 1 14 2 23-2 18 1 27 2 15-3 21 0 24 2 16-2 28 0 19 2 20-2 23 0 17 1 20-2 21 1H390";
const LOWER_TEAR =
  "q-9 5-17 2t-14-1-19 4-13-4-22 0-16 5-12-3-25 2-15-5-20 1-18 5-11-3-24-1-16 4-21 1-14-4-19 1-17 4-13-3-20 1-16 2-18-2H0";
const LOWER_EDGE =
  "q-13 4-21 2t-16 1-15-3-21 2-19 4-14-5-17 2-23 2-12-4-26 2-17 3-15-4-22 1-13 4-24-2-18 3-16-1-21-2-14 3-19-1H0";

/** Fibres of the paper, light and dark. */
const FIBRES =
  '<path class="fibre" stroke="#FFF" d="M169 42l3-2M41 214l4-2M191 153l-3 2M113 13l-3 1M218 21l-2-2M286 112l-3 2M67 61l4-2M299 153l3-2M117 15l4-1M152 111l-2 2M64 150l2 2M353 50l-3 2M296 167l-2 0M53 144l-3 2M34 162l-2 1M352 140l3 0M242 153l3 0M157 67l-2-1M45 151l2 2M257 228l2 1M151 159l-3-2M266 111l-2 0M81 129l3-2M346 23l4 2M164 91l2 2M258 152l3-2M51 73l3-2M35 191l2 2M352 214l3 0M370 102l2-2M240 94l-2 2M63 130l-3-1M151 37l-2 1M204 227l3-2M89 118l3 2M146 230l-2 1M285 75l3 0M353 230l3-1M81 25l-2-1M122 172l-2-2M252 216l4-1M138 76l-3-1M218 140l2 2M293 85l-2 2"/>' +
  '<path class="fibre" stroke="#2A2433" d="M320 171l-3 1M352 208l4 1M207 106l3-2M250 166l3-2M101 21l-2 1M87 32l2 2M30 30l-3 2M81 141l-3 0M318 10l-3-1M318 100l-2 0M181 158l2 1M66 33l3 1M249 127l2-2M77 30l2 0M249 216l-2 2M15 56l4 0M79 180l4-2M274 80l-3 0M269 97l-2 0M118 140l4 2M172 166l-2 2M103 210l-2 1M382 209l-2-1M269 130l2-2M18 206l2 1M136 53l4 0M232 210l2 0M45 60l-3-1M244 54l2-1M251 163l4-2M249 171l2-2M342 34l3-1M248 231l-2 1M329 89l-3 1M241 106l-3-1M91 36l-3-1"/>';

/** A drawing of which the point `foot` stands at a spot. */
function standing(name: string, [x, y, scale]: Spot, [footX, footY]: readonly [number, number]): string {
  const place = `translate(${round(x - footX * scale)} ${round(y - footY * scale)})scale(${scale})`;
  return `<g transform="${place}">${contentOf(readDrawing(name))}</g>`;
}

function readDrawing(name: string): string {
  return readFileSync(join(DRAWINGS, `${name}.svg`), "utf8");
}

/** What is in an SVG element, without its line breaks. */
function contentOf(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>\s*$|\n/g, "").replace(/><\/(path|circle|ellipse|rect)>/g, "/>");
}

/** What is in the group of a place that is behind the child, or before it. */
function groupOf(place: string, id: "back" | "front"): string {
  const content = contentOf(place);
  const start = content.indexOf(`<g id="${id}">`);
  if (start === -1) return "";
  const end = id === "back" ? content.indexOf('<g id="front"') : content.length;
  return content.slice(start, end).replace(/ id="(?:back|front)"/, "");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
