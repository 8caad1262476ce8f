import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type StepPage, stepPage } from "../step/step-page.ts";
import { exampleStep } from "../testing/example-step.ts";
import { Book } from "./book.tsx";
import { type Screen, sceneOf } from "./scene.tsx";

const BEFORE = { start: "/assets/scene-desk-night-1.svg", end: "/assets/scene-desk-night-2.svg" };
const SCENE = {
  ...BEFORE,
  low: "/assets/scene-desk-night-3.svg",
  child: {
    start: { x: 106, y: 75, size: 144, mood: "worried" },
    low: { x: 124, y: 4, size: 108, mood: "worried" },
    end: { x: 124, y: 104, size: 108, mood: "listening" },
  },
} as const;
const step = exampleStep({ one: { root: [] }, two: { root: [] }, three: { root: [] } });
const { about } = step;

function pageAt(viewNo: number): StepPage {
  const page = stepPage(step, viewNo);
  if (page === undefined) throw new Error(`there is no page ${viewNo}`);
  return page;
}

interface ShownPage {
  readonly scene?: typeof SCENE | typeof BEFORE | (typeof SCENE & { readonly spread: string });
  readonly isLow?: boolean;
  readonly isSceneHidden?: boolean;
}

/** A page of the step with its picture and its child. */
function shown(viewNo: number, { scene = SCENE, isLow = false, isSceneHidden = false }: ShownPage = {}) {
  const html = renderToStaticMarkup(
    <Book
      child="Riggy"
      mood="listen"
      scene={sceneOf({ ...about, scene }, pageAt(viewNo), isLow ? "low" : "phone")}
      isLow={isLow}
      isSceneHidden={isSceneHidden}
    >
      words
    </Book>,
  );
  // The words come after the picture and before the line of the button.
  const [picture = "", line = ""] = html.split("words");
  const count = (text: string) => text.split("data-companion").length - 1;
  return { html, picture, children: { inPicture: count(picture), atButton: count(line) } };
}

test("the first page has the picture, which stays beside those between, and the last one what changed", () => {
  const places = [1, 2, 3].map((viewNo) => {
    const { html } = shown(viewNo);
    return [/data-scene="(\w+)"/, /src="([^"]+)"/].map((pattern) => pattern.exec(html)?.[1]);
  });
  expect(places).toEqual([
    ["start", SCENE.start],
    ["between", SCENE.start],
    ["end", SCENE.end],
  ]);
});

test("the left page of an open book is the picture; the child, where the step has none or it is hidden", () => {
  const left = (html: string) => /data-left="(\w+)"/.exec(html)?.[1];
  expect([1, 2, 3].map((viewNo) => left(shown(viewNo).html))).toEqual(["scene", "scene", "scene"]);
  expect(left(shown(2, { isSceneHidden: true }).html)).toBe("child");
  expect(
    left(
      renderToStaticMarkup(
        <Book child="Mindle" mood="rest">
          words
        </Book>,
      ),
    ),
  ).toBe("child");
});

test("the child of the page stands in its picture, where that has a place for it; else by the button", () => {
  expect(shown(1).children).toEqual({ inPicture: 1, atButton: 0 });
  expect(shown(1).picture).toContain("--x:106;--y:75;--size:144");
  expect(shown(2).children).toEqual({ inPicture: 0, atButton: 1 });
  expect(shown(3).children).toEqual({ inPicture: 1, atButton: 0 });
  expect(shown(3).picture).toContain("--x:124;--y:104;--size:108");
});

test("the page that the step names has the first picture from edge to edge, with the child in it and none by the button", () => {
  const scene = { ...SCENE, spread: "two" };
  const { html, picture, children } = shown(2, { scene });
  expect(html).toContain('data-scene="spread"');
  expect(html).toContain(`src="${SCENE.start}"`);
  // The child is at 106 and 144 wide: what is cut off of a high picture leaves it in the middle.
  expect(picture).toContain("--height:240;--middle:178");
  expect(children).toEqual({ inPicture: 1, atButton: 0 });
  expect(shown(1, { scene }).html).toContain('data-scene="start"');
  // On a low screen, too, it is the whole one.
  expect(shown(2, { scene, isLow: true }).html).toContain(`src="${SCENE.start}"`);
  // Where crisis words are typed its room stays, so that nothing jumps; on the page after them there is none.
  expect(shown(2, { scene, isSceneHidden: true }).html).toContain('data-hidden="true"');
  const at = (isAfter: boolean) => sceneOf({ ...about, scene }, pageAt(2), "phone", isAfter)?.at;
  expect([at(false), at(true)]).toEqual(["spread", "between"]);
});

test("pictures of before have the child drawn in: there is no second one", () => {
  for (const viewNo of [1, 3]) {
    expect(shown(viewNo, { scene: BEFORE }).children).toEqual({ inPicture: 0, atButton: 0 });
  }
});

test("it is decoration that is loaded when its page is seen, in a room that is kept for it", () => {
  expect(shown(1).html).toMatch(/alt="" width="390" height="240" loading="lazy"/);
  expect(shown(3).html).toMatch(/width="390" height="220"/);
  expect(shown(3, { scene: BEFORE }).html).toMatch(/width="390" height="120"/);
  // Between them it is the same one, which does not go when a page is turned.
  expect(shown(2).html).not.toContain("lazy");
});

test("a low screen has a low picture on the first page, with the child in its mood there", () => {
  const { html, picture } = shown(1, { isLow: true });
  expect(html).toContain(`src="${SCENE.low}" alt="" width="390" height="120"`);
  expect(picture).toContain("--x:124;--y:4;--size:108");
  expect(sceneOf({ ...about, scene: SCENE }, pageAt(1), "low")?.child?.mood).toBe("worried");
  expect(shown(1, { scene: BEFORE, isLow: true }).html).toContain(`src="${BEFORE.start}"`);
});

test("above a film, a story or a measure a phone has the low picture and a low screen none, so that what is turned or slid is in sight", () => {
  const measure: StepPage = { ...pageAt(1), components: [{ type: "question-set", bind: "week", props: {} }] };
  const on = (screen: Screen) => sceneOf({ ...about, scene: SCENE }, measure, screen)?.src;
  expect([on("low"), on("phone"), on("wide")]).toEqual([undefined, SCENE.low, SCENE.start]);
});

test("beside crisis words the picture is hidden and its room stays; the child is by the button", () => {
  const { html, children } = shown(3, { isSceneHidden: true });
  expect(html).toContain('data-hidden="true"');
  expect(children).toEqual({ inPicture: 0, atButton: 1 });
  expect(shown(3).html).not.toContain("data-hidden");
});

test("a step without one shows none", () => {
  expect(sceneOf(about, pageAt(1), "phone")).toBeUndefined();
});
