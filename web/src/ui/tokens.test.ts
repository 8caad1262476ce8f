import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Read from disk, because Vitest empties imported style sheets. */
const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** Grounds of sessions, which take the place of a tint. */
const grounds = readFileSync(new URL("../engine/scene/scene.module.css", import.meta.url), "utf8");

const TONES = ["mindle", "riggy", "pleaser", "jumpy", "shelly", "flippy", "neutral"];
const BANDS = ["healthy", "normal", "caution", "serious"];
/** The sessions whose grounds go through a day, by the child of their programme. */
const GROUNDS = ["riggy", "pleaser", "jumpy", "shelly", "flippy"].flatMap((tone) =>
  ["1", "2", "3", "4", "5", "6", "7", "8"].map((ground) => [tone, ground] as const),
);
/** Of docs/specification.md, "Look and timing"; 330 is for programme content. */
const BREAKPOINTS = [330, 360, 390, 600, 768, 1366, 1440, 2560];
const WIDTHS = {
  mobile: 360,
  viewer: 400,
  column: 520,
  exam: 540,
  tablet: 600,
  content: 1036,
  desktop: 1366,
};
const RADII = [5, 10, 20, 30];

/** Paths of all sources that may hold media queries or refer to tokens. */
const sources = globSync(join(import.meta.dirname, "../../{src,gallery}/**/*.{css,ts,tsx}")).filter(
  (file) => !file.endsWith(".test.ts"),
);

/** Colours by name inside an element of this tone, on the ground of a session where one is given. */
function colours(tone: string, dark: boolean, ground?: string): Readonly<Record<string, string>> {
  const sheets = (ground === undefined ? [css] : [css, grounds]).flatMap((sheet) =>
    sheet.split("@media (prefers-color-scheme: dark)").slice(0, dark ? 2 : 1),
  );
  const found: Record<string, string> = {};
  for (const sheet of sheets) {
    for (const [, selectors = "", body = ""] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const applies = [":root", `[data-tone="${tone}"]`, `[data-ground="${ground}"]`].some((part) =>
        selectors.includes(part),
      );
      if (!applies) continue;
      for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g))
        found[name] = value;
    }
  }
  const { base = "", hour } = found;
  const share = /--tint: color-mix\(in srgb, var\(--base\) (\d+)%, var\(--hour\)\)/.exec(grounds)?.[1];
  return hour === undefined ? found : { ...found, tint: mix(base, Number(share), hour) };
}

/** Text and background of a filled button; a tone may have other ones than `deep`. */
function buttonColours(of: Readonly<Record<string, string>>): readonly [label: string, fill: string] {
  const { "on-deep": onDeep = "", deep = "" } = of;
  return [of["on-fill"] ?? onDeep, of["fill"] ?? deep];
}

/** Contrast of two colours (WCAG 2.2, relative luminance). */
function contrast(one: string | undefined, other: string | undefined): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string | undefined): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour?.slice(at, at + 2) ?? "", 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Result of `color-mix(in srgb, one percent%, other)`. */
function mix(one: string, percent: number, other: string): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => (part(one, at) * percent + part(other, at) * (100 - percent)) / 100);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

test("no text is smaller than 14 pixels", () => {
  const sizes = [...css.matchAll(/--(?:text|heading|number)[\w-]*:\s*\d+ (?:(?:min|clamp)\()*([\d.]+)rem/g)];
  expect(sizes.length).toBeGreaterThanOrEqual(12);
  for (const [text, rem] of sizes) expect(Number(rem), text).toBeGreaterThanOrEqual(0.875);
});

/** The value of a token outside of tones and schemes. */
function token(name: string): string | undefined {
  return new RegExp(`^ {2}--${name}: (.*);$`, "m").exec(css)?.[1];
}

test("media queries use only the breakpoints", () => {
  expect(token("breakpoints")).toBe(BREAKPOINTS.map((width) => `${width}px`).join(", "));
  const queries = sources
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/(?:@media|matchMedia)([^{;]*)/g)])
    .flatMap(([, query = ""]) => query.match(/\([^()]*width[^()]*\)/g) ?? []);
  expect(queries.length).toBeGreaterThan(20);
  for (const query of queries) {
    const [, side, width] = /^\((min|max)-width: (\d+)px\)$/.exec(query) ?? [];
    expect(BREAKPOINTS, query).toContain(Number(width) + (side === "max" ? 1 : 0));
  }
});

test.each(Object.entries(WIDTHS))("--%s is %d pixels wide and used", (name, pixels) => {
  expect(Number(token(name)?.replace(/rem$/, "")) * 16).toBe(pixels);
  expect(isUsed(name)).toBe(true);
});

test.each(RADII)("--radius-%d is used, and no style sheet repeats its value", (pixels) => {
  expect(token(`radius-${pixels}`)).toBe(`${pixels}px`);
  expect(isUsed(`radius-${pixels}`)).toBe(true);
  const repeated = sources.filter((file) =>
    new RegExp(`border-radius: ${pixels}px;`).test(readFileSync(file, "utf8")),
  );
  expect(repeated).toEqual([]);
});

function isUsed(name: string): boolean {
  return sources.some(
    (file) => file.endsWith(".css") && readFileSync(file, "utf8").includes(`var(--${name})`),
  );
}

test.each([
  ["white on black", "#ffffff", "#000000", 21],
  ["ink on paper", "#2a2433", "#fffaf2", 14.4],
])("contrast of %s", (_, one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
});

for (const dark of [false, true]) {
  const scheme = dark ? "dark" : "light";

  test.each(TONES)(`${scheme}: texts of %s have enough contrast`, (tone) => {
    const of = colours(tone, dark);
    for (const background of ["paper", "card", "tint"]) {
      for (const text of ["ink", "quiet", "deep"]) {
        expect(contrast(of[text], of[background]), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(of["edge"], of[background]), `edge on ${background}`).toBeGreaterThanOrEqual(3);
      expect(contrast(of["danger"], of[background]), `danger on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(...buttonColours(of)), "text of a button").toBeGreaterThanOrEqual(4.5);
    expect(contrast(of["on-danger"], of["danger"]), "text of a danger button").toBeGreaterThanOrEqual(4.5);
    expect(contrast(of["danger"], of["danger-tint"]), "danger on its tint").toBeGreaterThanOrEqual(4.5);
    expect(contrast(of["ink"], of["danger-tint"]), "ink on danger's tint").toBeGreaterThanOrEqual(4.5);
  });

  test.each(GROUNDS)(
    `${scheme}: texts of %s have enough contrast on the ground of session %s`,
    (tone, ground) => {
      const of = colours(tone, dark, ground);
      for (const text of ["ink", "quiet", "deep", "danger"]) {
        expect(contrast(of[text], of["tint"]), text).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(of["edge"], of["tint"]), "edge").toBeGreaterThanOrEqual(3);
      const hovered = mix(of["base"] ?? "", 16, of["tint"] ?? "");
      expect(contrast(of["deep"], hovered), "a hovered quiet button").toBeGreaterThanOrEqual(4.5);
    },
  );

  test(`${scheme}: every session has a ground of its own`, () => {
    const grounds = GROUNDS.map(([tone, ground]) => `${tone} ${colours(tone, dark, ground)["tint"]}`);
    expect(new Set(grounds).size).toBe(GROUNDS.length);
  });

  test.each(TONES)(`${scheme}: mixed colours of %s have enough contrast`, (tone) => {
    const of = colours(tone, dark);
    const { base = "", deep = "", card = "", paper = "", ink = "", quiet = "" } = of;
    const [label, fill] = buttonColours(of);
    expect(contrast(label, mix(fill, 90, ink)), "text of a hovered button").toBeGreaterThanOrEqual(4.5);
    const strip = mix(base, 18, card);
    expect(contrast(ink, strip), "a tab").toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, mix(base, 16, strip)), "a hovered tab").toBeGreaterThanOrEqual(4.5);
    for (const background of ["paper", "card", "tint"]) {
      const hovered = mix(base, 16, of[background] ?? "");
      expect(contrast(deep, hovered), `a hovered quiet button on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(deep, mix(base, 26, card)), "progress on its track").toBeGreaterThanOrEqual(3);
    expect(contrast(card, of["edge"]), "the thumb of a switch that is off").toBeGreaterThanOrEqual(3);
    expect(contrast(card, deep), "the thumb of a switch that is on").toBeGreaterThanOrEqual(3);
    expect(contrast(paper, ink), "a toast").toBeGreaterThanOrEqual(4.5);
    expect(contrast(paper, mix(paper, 16, ink)), "a toast’s hovered button").toBeGreaterThanOrEqual(4.5);
    expect(contrast(quiet, mix(quiet, 10, paper)), "a disabled field").toBeGreaterThanOrEqual(4.5);
  });

  test.each(BANDS)(`${scheme}: the name of band %s has enough contrast`, (band) => {
    const of = colours("mindle", dark);
    for (const background of [`band-${band}-tint`, "card"]) {
      expect(contrast(of[`band-${band}-deep`], of[background]), background).toBeGreaterThanOrEqual(4.5);
    }
  });
}
