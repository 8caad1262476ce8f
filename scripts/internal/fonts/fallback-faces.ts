/** Weights of the design, as `font-weight` of a face. */
type Weight = "400" | "600 700";

/** A font that devices have, for the characters it stands in for. */
interface FallbackFont {
  /** Full and PostScript names: `local()` finds fonts by these, never by their family. */
  readonly names: readonly string[];
  readonly weight: Weight;
  readonly unicodeRange: string;
  /** How wide it is beside ours at the same size. */
  readonly widthRatio: number;
}

/** Pretendard's ascent and descent, in em. */
const ASCENT = 1950 / 2048;
const DESCENT = 494 / 2048;

/** Advance of one Hangul syllable, the same in every weight, in em. */
const HANGUL = 1770 / 2048;

/** Mean advance of the characters of our English texts but spaces, and advance of the space, in em. */
const LATIN = {
  "400": { character: 0.4863, space: 0.251 },
  "600 700": { character: 0.513, space: 0.2345 },
};

const LATIN_RANGE = "U+21-24F,U+2000-22FF";
const SPACE_RANGE = "U+20";
const HANGUL_RANGE = "U+1100-11FF,U+3000-303F,U+3130-318F,U+AC00-D7A3";

/** Where a device has several of them, later ones win; Hangul after Latin, or Chromium sizes missing glyphs as Latin. */
const FONTS: readonly FallbackFont[] = [
  // Linux without Korean fonts, as on build machines: the width is that of its box for missing glyphs.
  ...latin("400", ["DejaVuSans", "DejaVu Sans"], { character: 0.5439, space: 0.3179 }),
  ...latin("600 700", ["DejaVuSans-Bold", "DejaVu Sans Bold"], { character: 0.6176, space: 0.3481 }),
  hangul("400", ["DejaVuSans", "DejaVu Sans"], 0.6001),
  hangul("600 700", ["DejaVuSans-Bold", "DejaVu Sans Bold"], 0.6001),
  // Android.
  ...latin("400", ["Roboto-Regular", "Roboto"], { character: 0.4813, space: 0.248 }),
  ...latin("600 700", ["Roboto-Bold", "Roboto Bold"], { character: 0.4897, space: 0.249 }),
  hangul("400", ["NotoSansCJKkr-Regular", "Noto Sans CJK KR", "NotoSansKR-Regular"], 0.92),
  hangul("600 700", ["NotoSansCJKkr-Bold", "Noto Sans CJK KR Bold", "NotoSansCJKkr-Regular"], 0.92),
  // iOS and macOS; its Latin was not measured.
  ...apple("400", ["AppleSDGothicNeo-Regular", "Apple SD Gothic Neo Regular"]),
  ...apple("600 700", ["AppleSDGothicNeo-Bold", "Apple SD Gothic Neo Bold"]),
];

/** The space has a face of its own: it separates Korean words, too, whose characters are matched exactly. */
function latin(
  weight: Weight,
  names: readonly string[],
  advance: { readonly character: number; readonly space: number },
): readonly FallbackFont[] {
  const { character, space } = LATIN[weight];
  return [
    { names, weight, unicodeRange: LATIN_RANGE, widthRatio: advance.character / character },
    { names, weight, unicodeRange: SPACE_RANGE, widthRatio: advance.space / space },
  ];
}

function hangul(weight: Weight, names: readonly string[], advance: number): FallbackFont {
  return { names, weight, unicodeRange: HANGUL_RANGE, widthRatio: advance / HANGUL };
}

function apple(weight: Weight, names: readonly string[]): readonly FallbackFont[] {
  const widthRatio = 0.865 / HANGUL;
  return [`${SPACE_RANGE},${LATIN_RANGE}`, HANGUL_RANGE].map((unicodeRange) => ({
    names,
    weight,
    unicodeRange,
    widthRatio,
  }));
}

/**
 * Faces of a family that shows text in the device's own fonts until ours are loaded, with the metrics of ours, so that
 * nothing moves when they are.
 */
export function fallbackFaces(family: string): string {
  return FONTS.map(({ names, weight, unicodeRange, widthRatio }) => {
    const sources = names.map((name) => `local("${name}")`).join(", ");
    // The overrides are scaled by size-adjust, too.
    return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${sources};
  size-adjust: ${percent(1 / widthRatio)};
  ascent-override: ${percent(ASCENT * widthRatio)};
  descent-override: ${percent(DESCENT * widthRatio)};
  line-gap-override: 0%;
  unicode-range: ${unicodeRange};
}
`;
  }).join("");
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`;
}
