import { videoWidget } from "@mindle/domain/widgets/video/widget";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import video from "./widget.tsx";

const shown = { widget: video, examples: videoWidget.examples, props: "usual", language: "en" } as const;

const play = () => page.getByRole("button", { name: "Play: Before the send button" });
const poster = () => page.getByRole("img", { name: "Riggy rests its chin before a laptop" });
const words = () => page.getByText("Riggy reads the mail again and again.");

function film(): HTMLVideoElement {
  const found = document.querySelector("video");
  if (found === null) throw new Error("there is no film");
  return found;
}

/** Says to the page that the device lost its connection, or has it again. The test itself needs the real one. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

afterEach(() => vi.restoreAllMocks());

test("is its poster until it is played", async () => {
  await render(<ExamplePage {...shown} />);
  await expect.element(poster()).toBeVisible();
  expect(film().preload).toBe("none");
  await play().click();
  await expect.poll(() => film().paused).toBe(false);
  expect(film().controls).toBe(true);
  await expect.element(page.elementLocator(film())).toBeVisible();
  expect(poster().elements()).toHaveLength(0);
});

test("begins by keyboard", async () => {
  await render(<ExamplePage {...shown} />);
  await userEvent.tab();
  await expect.element(play()).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.poll(() => film().paused).toBe(false);
  await expect.element(page.elementLocator(film())).toHaveFocus();
});

test("plays at the speeds of its props", async () => {
  await render(<ExamplePage {...shown} />);
  const speeds = page.getByRole("radio");
  expect(speeds.elements().map((speed) => speed.closest("label")?.textContent)).toEqual([
    "0.75×",
    "1×",
    "1.25×",
    "1.5×",
    "2×",
  ]);
  await page.getByRole("radio", { name: "1.5×" }).click();
  await play().click();
  await expect.poll(() => film().paused).toBe(false);
  expect(film().playbackRate).toBe(1.5);
});

test.for([
  ["ko", "한국어 자막"],
  ["en", "English captions"],
] as const)("has captions in %s where someone speaks", async ([language, label]) => {
  const view = await render(<ExamplePage {...shown} language={language} />);
  const [track] = film().textTracks;
  expect(track).toMatchObject({ kind: "captions", language, label, mode: "hidden" });
  await view.unmount();
  await render(<ExamplePage {...shown} props="silent" />);
  expect(film().textTracks).toHaveLength(0);
});

test("says under the picture what is spoken, and on it in full screen", async () => {
  await render(<ExamplePage {...shown} />);
  const caption = page.getByText("There is a comma missing here.", { exact: true });
  await play().click();
  await expect.element(caption).toBeVisible();
  expect(caption.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    film().getBoundingClientRect().bottom,
  );
  const [track] = film().textTracks;
  film().dispatchEvent(new Event("webkitbeginfullscreen"));
  expect(track?.mode).toBe("showing");
  film().dispatchEvent(new Event("webkitendfullscreen"));
  expect(track?.mode).toBe("hidden");
});

test("has its words to unfold", async () => {
  await render(<ExamplePage {...shown} />);
  await expect.element(words()).not.toBeVisible();
  await page.getByText("Read it instead").click();
  await expect.element(words()).toBeVisible();
});

test("offline it is its poster and words, and a film again once there is a connection", async () => {
  setOnline(false);
  await render(<ExamplePage {...shown} />);
  await expect.element(page.getByText(/^There is no connection for the film/)).toBeVisible();
  await expect.element(poster()).toBeVisible();
  await expect.element(words()).toBeVisible();
  expect(play().elements()).toHaveLength(0);
  setOnline(true);
  await expect.element(play()).toBeVisible();
});

test("a press plays it all the same where the browser is wrong about the connection", async () => {
  setOnline(false);
  await render(<ExamplePage {...shown} />);
  await page.getByRole("button", { name: "Load it again" }).click();
  await expect.poll(() => film().paused).toBe(false);
  await expect.element(page.elementLocator(film())).toBeVisible();
});

test("one that cannot be loaded shows poster and words, and may be tried again", async () => {
  const assetUrl = (key: string) => (key.includes("film") ? "data:video/mp4;base64,broken" : PIXEL);
  const failed: string[] = [];
  await render(<ExamplePage {...shown} page={{ assetUrl, mediaFailed: (url) => void failed.push(url) }} />);
  await play().click();
  await expect.element(page.getByText(/^The film would not load\./)).toBeVisible();
  expect(failed).toEqual([assetUrl("film")]);
  await expect.element(poster()).toBeVisible();
  await expect.element(words()).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Load it again" })).toBeVisible();
});

test("cannot be played where it is disabled", async () => {
  await render(<ExamplePage {...shown} isDisabled={true} />);
  await expect.element(play()).toBeDisabled();
});

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
