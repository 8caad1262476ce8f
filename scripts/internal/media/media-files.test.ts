import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createPreview } from "@mindle/content/preview";
import { SCENE_FILE } from "@mindle/content/scenes/compose-scene";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { describe, expect, test } from "vitest";
import { mediaToPrefetch } from "../../../web/src/engine/step/prefetch-media.ts";
import { fromRoot } from "../paths.ts";
import { MEDIA_DIRECTORY, mediaPath } from "./media-files.ts";

const listed: Record<string, string> = JSON.parse(
  await readFile(fromRoot("content/data/media.json"), "utf8"),
);
const files = await Promise.all(
  Object.entries(listed).map(async ([name, path]) => ({
    name,
    path,
    bytes: await readFile(fromRoot("web/public", `.${path}`)),
  })),
);

/** Largest size of a file in bytes, by the end of its name. */
const LARGEST: Readonly<Record<string, number>> = {
  mp3: 250_000,
  mp4: 700_000,
  svg: 8_000,
  vtt: 2_000,
};

test("what steps name is all that is there", async () => {
  expect((await readdir(MEDIA_DIRECTORY)).filter((name) => !name.startsWith(SCENE_FILE)).sort()).toEqual(
    Object.values(listed)
      .map((path) => path.replace("/assets/", ""))
      .sort(),
  );
});

test.each(files)("$name has its hash in its path, and is small", ({ name, path, bytes }) => {
  expect(path).toBe(mediaPath({ name, bytes }));
  expect(bytes.length).toBeLessThan(LARGEST[name.split(".").at(-1) ?? ""] ?? 0);
});

const { packs, configs } = await createPreview()();

/** Most that a step may load ahead, in bytes: some seconds of a slow connection. */
const LARGEST_STEP = 600_000;

test.each(packs)(
  "$packageBase.gcId loads little before its pages are opened",
  async ({ packageBase, afactoryData }) => {
    const own = afactoryData.flatMap(({ configId }) => {
      const config = configs[configId];
      return config === undefined ? [] : [[configId, config] as const];
    });
    const ahead = mediaToPrefetch({ about: packageBase, configs: Object.fromEntries(own) });
    const sizes = await Promise.all(
      ahead.map(async (path) => (await stat(fromRoot("web/public", `.${path}`))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST_STEP);
  },
);

test("the hash follows the content", () => {
  const bytes = new TextEncoder().encode("one");
  expect(mediaPath({ name: "a.b.mp3", bytes })).toBe("/assets/a.b-7692c3ad.mp3");
  expect(mediaPath({ name: "a.b.mp3", bytes: new TextEncoder().encode("two") })).toBe(
    "/assets/a.b-3fc4ccfe.mp3",
  );
});

/** A file as players read it. */
function read(name: string): Input {
  const file = files.find((other) => other.name === name);
  if (file === undefined) throw new Error(`there is no ${name}`);
  return new Input({ source: new BufferSource(file.bytes), formats: ALL_FORMATS });
}

test.each([
  ["breath.mp3", 60],
  ["rest.mp3", 56],
])("%s is MP3 of one channel, %i seconds long", async (name, seconds) => {
  const input = read(name);
  const track = await input.getPrimaryAudioTrack();
  expect([track?.codec, track?.numberOfChannels, track?.sampleRate]).toEqual(["mp3", 1, 24_000]);
  expect(Math.abs((await input.computeDuration()) - seconds)).toBeLessThan(0.15);
});

describe("the film", () => {
  test("is H.264 in the Baseline profile, silent, and at most a minute long", async () => {
    const input = read("two-voices.mp4");
    const track = await input.getPrimaryVideoTrack();
    expect([track?.codec, track?.displayWidth, track?.displayHeight]).toEqual(["avc", 960, 540]);
    expect(await track?.getCodecParameterString()).toMatch(/^avc1\.42/);
    expect(await input.getAudioTracks()).toEqual([]);
    expect(await input.computeDuration()).toBeLessThanOrEqual(60);
  });

  test("can be played while it loads: what describes it comes before its frames", async () => {
    const film = await readFile(join(fromRoot("web/public"), listed["two-voices.mp4"] ?? ""));
    expect(film.indexOf("moov")).toBeLessThan(film.indexOf("mdat"));
  });

  test.each(["ko", "en"])("has captions in %s that follow one another and end with it", async (language) => {
    const vtt = await readFile(fromRoot(`content/media/two-voices-${language}.vtt`), "utf8");
    const times = [...vtt.matchAll(/^00:00:(\d\d\.\d{3}) --> 00:00:(\d\d\.\d{3})$/gm)].flatMap(
      ([, from, to]) => [Number(from), Number(to)],
    );
    expect(times).toHaveLength(10);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(await read("two-voices.mp4").computeDuration());
  });
});
