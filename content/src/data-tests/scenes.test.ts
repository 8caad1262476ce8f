import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { SCENE_MOODS } from "@mindle/domain/catalogue/scene";
import { pageMood } from "@mindle/domain/content/page";
import { childNamedBy } from "@mindle/domain/programme/step";
import { describe, expect, test } from "vitest";
import { checkedContent } from "../compile.ts";
import { composeScenes, DRAWINGS, SCENE_FILE } from "../scenes/compose-scene.ts";
import { FIGURES, HOURS, PLACES, PROPS } from "../scenes/scene.ts";
import { sceneFiles, stepScenes } from "../scenes/step-scenes.ts";

const SITE = join(import.meta.dirname, "../../../web/public");

const content = await checkedContent();
const pictures = sceneFiles(content);

test("every step of a child's programme has its pictures, and there are panels of stories", () => {
  const scenes = [...stepScenes(content).values()];
  const withChild = new Set(content.catalogue.map(({ value }) => value.programId));
  expect(scenes).toHaveLength(content.steps.filter(({ programId }) => withChild.has(programId)).length);
  for (const { files, child } of scenes) {
    expect(files.start.text).toContain('width="390" height="240"');
    expect(files.low.text).toContain('width="390" height="120"');
    expect(files.end.text).toContain('width="390" height="220"');
    // All of the child's drawing is in its picture, but for air above its head.
    for (const { x, y, size, height } of [
      { ...child.start, height: 240 },
      { ...child.low, height: 120 },
      { ...child.end, height: 220 },
      // Where only the lower half of the last one is seen.
      { ...child.end, y: child.end.y - 100, height: 120 },
    ]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(390);
      expect(y).toBeGreaterThanOrEqual(-0.08 * size);
      expect(y + size).toBeLessThanOrEqual(height);
    }
  }
  const panels =
    pictures.filter(({ path }) => !path.includes(`${SCENE_FILE}prop-`)).length - 3 * scenes.length;
  expect(panels).toBeGreaterThanOrEqual(4 * 3);
});

test("Hosting has exactly the pictures that steps name, or named when they were published: npm run content", async () => {
  const files = (await readdir(join(SITE, "assets"))).filter((name) => name.startsWith(SCENE_FILE));
  const published = Object.values(content.published.configs).flatMap(({ assets }) => Object.values(assets));
  const named = [...pictures.map(({ path }) => path), ...published].map((path) =>
    path.replace("/assets/", ""),
  );
  expect(files.sort()).toEqual([...new Set(named.filter((name) => name.startsWith(SCENE_FILE)))].sort());
});

describe.each(pictures)("$path", ({ path, text }) => {
  test("is the file that Hosting has, and its hash is in its name", async () => {
    expect(await readFile(join(SITE, path), "utf8")).toBe(text);
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
    expect(path.endsWith(`-${hash}.svg`)).toBe(true);
  });

  test("is small, drawn for both schemes, and refers to nothing outside", () => {
    expect(gzipSync(text).length).toBeLessThan(6000);
    expect(text).toContain("prefers-color-scheme:dark");
    expect(text.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /https?:|href|@import|url\((?!#)/,
    );
  });

  test("has elements that are all closed, each id once, and no words", () => {
    expect(unclosed(text)).toEqual([]);
    const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(text).not.toMatch(/<text|NaN|undefined/);
  });

  test("has a colour for everything in it", () => {
    for (const [, name] of text.matchAll(/ class="([\w-]+)"/g)) expect(text).toContain(`.${name}{`);
  });
});

/** Names of elements that are opened and not closed, or closed and not opened. */
function unclosed(svg: string): readonly string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, closing, name = "", own] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing === "/") {
      if (open.pop() !== name) wrong.push(name);
    } else if (own !== "/") open.push(name);
  }
  return [...wrong, ...open];
}

test("every place, prop and child is drawn, at most 1.5 kB, and every drawing can be written", () => {
  const drawn = (folder: string) =>
    readdirSync(join(DRAWINGS, folder)).map((file) => file.replace(".svg", ""));
  expect(drawn("places").sort()).toEqual([...PLACES].sort());
  expect(drawn("props").sort()).toEqual([...PROPS].sort());
  expect([...drawn("people"), ...drawn("children")].sort()).toEqual([...FIGURES].sort());
  for (const folder of ["places", "props", "people", "children"]) {
    for (const name of drawn(folder)) {
      const bytes = gzipSync(readFileSync(join(DRAWINGS, folder, `${name}.svg`))).length;
      expect(bytes, name).toBeLessThan(1500);
    }
  }
});

test("every place can be composed at every hour in every mood", () => {
  for (const place of PLACES) {
    for (const hour of HOURS) {
      for (const mood of SCENE_MOODS) {
        const { files } = composeScenes({ place, hour, mood, props: ["mug", "letter", "clock"] });
        expect(Object.values(files).flatMap(({ text }) => unclosed(text))).toEqual([]);
      }
    }
  }
});

test("the child of a programme is known by the programme's id, and nobody else's is", () => {
  for (const { value } of content.catalogue) {
    expect(childNamedBy(value.programId), value.programId).toBe(value.character);
  }
  expect(["first-steps", "mind-check", "riggy", ""].map(childNamedBy)).toEqual(Array(4).fill(undefined));
});

test("no child in a picture smiles beside words of care, nor beside a reply", () => {
  const smiling = content.steps.flatMap(({ programId, value: { step, scene } }) => {
    const pages = content.pages.packs.find((pack) => pack.programId === programId && pack.stepId === step);
    const [first, last] = [pages?.afactoryData.at(0), pages?.afactoryData.at(-1)];
    if (scene === undefined || first === undefined || last === undefined) return [];
    const shown = [
      { page: first, mood: scene.mood },
      { page: last, mood: scene.end?.mood ?? scene.mood },
    ];
    return shown
      .filter(({ page, mood }) => (mood === "waving" || mood === "done") && mayBeOfCare(page))
      .map(({ page, mood }) => `${step} ${page.pageId} ${mood}`);
  });
  expect(smiling).toEqual([]);
});

/** Whether a page is one of care for some answers. */
function mayBeOfCare(page: (typeof content.pages.packs)[number]["afactoryData"][number]): boolean {
  const root = content.pages.activities.get(page.activityId)?.mainViews[page.mainView]?.root ?? [];
  const components = root.map((component) => ({
    component,
    props: component.props,
    visible: true,
    disabled: false,
    definition: undefined,
    value: undefined,
    answered: false,
  }));
  const mood = pageMood(page, { components, scope: {}, answers: {} });
  // A warm reply may be beside anything.
  return mood === "care" || mood === "warm";
}
