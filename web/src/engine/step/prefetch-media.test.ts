import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exampleStep } from "../testing/example-step.ts";
import { prefetchMedia } from "./prefetch-media.ts";

const CONTENT = exampleStep({ one: { root: [] }, two: { root: [] } });
Object.assign(CONTENT.configs["one"]?.assets ?? {}, {
  breath: "/assets/breath-1.mp3",
  poster: "/assets/film-1.svg",
  film: "/assets/film-1.mp4",
  captions: "/assets/film-1.vtt",
});
Object.assign(CONTENT.configs["two"]?.assets ?? {}, {
  again: "/assets/breath-1.mp3",
  rest: "/assets/rest-1.mp3",
});

const SCENE = {
  start: "/assets/scene-desk-night-1.svg",
  end: "/assets/scene-desk-night-2.svg",
  low: "/assets/scene-desk-night-3.svg",
};

let requested: string[] = [];

/** A network in which one file is missing. */
function answerAllBut(missing?: string) {
  vi.stubGlobal("fetch", async (path: string) => {
    requested.push(path);
    if (path === missing) throw new TypeError("Failed to fetch");
    return new Response("bytes");
  });
}

beforeEach(() => {
  requested = [];
  answerAllBut();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("pictures and sounds of all pages are loaded once, films and captions not", async () => {
  // As far as the browser knows.
  vi.stubGlobal("navigator", { onLine: false });
  await prefetchMedia(CONTENT);
  expect(requested).toEqual(["/assets/breath-1.mp3", "/assets/film-1.svg", "/assets/rest-1.mp3"]);
});

test("the pictures of the step come first", async () => {
  await prefetchMedia({ ...CONTENT, about: { ...CONTENT.about, scene: SCENE } });
  expect(requested.slice(0, 4)).toEqual([SCENE.start, SCENE.low, SCENE.end, "/assets/breath-1.mp3"]);
});

test("nothing is loaded for a user who saves data", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await prefetchMedia(CONTENT);
  expect(requested).toEqual([]);
});

test("loading ends quietly when the connection is lost", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: false } });
  answerAllBut("/assets/film-1.svg");
  await prefetchMedia(CONTENT);
  expect(requested).toEqual(["/assets/breath-1.mp3", "/assets/film-1.svg"]);
});
