import { audioPlayerWidget } from "@mindle/domain/widgets/audio-player/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { setReducedMotion } from "../../../ui/testing/reduced-motion.ts";
import { ExamplePage } from "../../testing/example-page.tsx";
import { silence } from "../../testing/silence.ts";
import audioPlayer from "./widget.tsx";

const MINUTE = silence(60);

const shown = {
  widget: audioPlayer,
  examples: audioPlayerWidget.examples,
  props: "usual",
  language: "en",
  page: { assetUrl: () => MINUTE },
} as const;

const LABEL = "A kind voice (4 minutes)";
const play = () => page.getByRole("button", { name: `Play: ${LABEL}` });
const pause = () => page.getByRole("button", { name: `Pause: ${LABEL}` });
const position = () => page.getByRole("slider", { name: "Position" });

function sound(): HTMLAudioElement {
  const audio = document.querySelector("audio");
  if (audio === null) throw new Error("there is no sound");
  return audio;
}

test("plays and pauses where it is", async () => {
  await render(<ExamplePage {...shown} />);
  await play().click();
  await expect.element(pause()).toBeVisible();
  await expect.poll(() => sound().currentTime).toBeGreaterThan(0);
  await pause().click();
  await expect.element(play()).toBeVisible();
  expect(sound().currentTime).toBeGreaterThan(0);
});

test("shows how long it is, and moves along by keyboard", async () => {
  await render(<ExamplePage {...shown} />);
  await expect.element(page.getByText("1:00")).toBeVisible();
  position().element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(position()).toHaveAttribute("aria-valuetext", "10 s");
  expect(sound().currentTime).toBe(10);
  await userEvent.keyboard("{ArrowLeft}");
  expect(sound().currentTime).toBe(5);
  await userEvent.keyboard("{End}");
  await expect.element(position()).toHaveAttribute("aria-valuetext", "1 min 0 s");
  await userEvent.keyboard("{Home}{ArrowLeft}");
  await expect.element(position()).toHaveAttribute("aria-valuetext", "0 s");
});

test("moves along under a finger", async () => {
  await render(<ExamplePage {...shown} />);
  await expect.element(position()).toBeEnabled();
  await position().click();
  expect(sound().currentTime).toBeGreaterThan(20);
  expect(sound().currentTime).toBeLessThan(40);
});

test("plays at the speed that is chosen", async () => {
  await render(<ExamplePage {...shown} />);
  const speeds = page.getByRole("group", { name: "Speed" }).getByRole("radio");
  expect(speeds.elements()).toHaveLength(5);
  await expect.element(page.getByRole("radio", { name: "1×", exact: true })).toBeChecked();
  await page.getByRole("radio", { name: "0.75×" }).click();
  expect(sound().playbackRate).toBe(0.75);
  await expect.element(page.getByRole("radio", { name: "0.75×" })).toBeChecked();
  await userEvent.keyboard("{ArrowLeft}");
  expect(sound().playbackRate).toBe(2);
});

test("has its words to unfold", async () => {
  await render(<ExamplePage {...shown} language="ko" />);
  await expect.element(page.getByText("편한 자세로 앉아 보세요.")).not.toBeVisible();
  await page.getByText("글로 읽기").click();
  await expect.element(page.getByText("편한 자세로 앉아 보세요.")).toBeVisible();
});

test("one that cannot be decoded shows its words, says so, and is reported", async () => {
  const failed: string[] = [];
  const assetUrl = () => "data:audio/wav;base64,broken";
  await render(<ExamplePage {...shown} page={{ assetUrl, mediaFailed: (url) => void failed.push(url) }} />);
  await expect.element(page.getByText(/^The sound would not load\./)).toBeVisible();
  await expect.element(page.getByText("Sit in whatever way is comfortable.")).toBeVisible();
  expect(play().elements()).toHaveLength(0);
  expect(failed).toEqual([assetUrl()]);
});

test("one that loads at last can be played", async () => {
  const addresses = ["data:audio/wav;base64,broken"];
  const assetUrl = () => addresses[0];
  const view = await render(<ExamplePage {...shown} page={{ assetUrl }} />);
  await expect.element(page.getByRole("button", { name: "Load it again" })).toBeVisible();
  addresses[0] = MINUTE;
  await view.rerender(<ExamplePage {...shown} page={{ assetUrl }} />);
  await expect.element(play()).toBeVisible();
});

test("cannot be played where it is disabled", async () => {
  await render(<ExamplePage {...shown} isDisabled={true} />);
  await expect.element(play()).toBeDisabled();
});

test("the breath goes in and out with the recording", async () => {
  await render(<ExamplePage {...shown} props="breathing" />);
  await expect.element(page.getByText("Press to begin")).toBeVisible();
  expect(page.getByRole("radio").elements()).toHaveLength(0);
  await expect.element(position()).toBeEnabled();
  position().element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByText("Breathe out")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByText("Breathe in")).toBeVisible();
});

test.for([
  ["no-preference", "running"],
  ["reduce", undefined],
] as const)("with prefers-reduced-motion: %s the puff is %s", async ([motion, state]) => {
  await setReducedMotion(motion);
  const { container } = await render(<ExamplePage {...shown} props="breathing" />);
  const breath = () =>
    container
      .getAnimations({ subtree: true })
      .find(({ effect }) => effect?.getComputedTiming().duration === 10_000);
  expect(breath()?.playState).toBe(state === undefined ? undefined : "paused");
  await page.getByRole("button", { name: "Play: Settling the breath" }).click();
  await expect.element(page.getByRole("button", { name: "Pause: Settling the breath" })).toBeVisible();
  await expect.poll(() => breath()?.playState).toBe(state);
});

test("the puff is as far as the recording", async () => {
  await setReducedMotion("no-preference");
  const { container } = await render(<ExamplePage {...shown} props="breathing" />);
  await expect.element(position()).toBeEnabled();
  position().element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  const times = () =>
    container
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().duration === 10_000)
      .map(({ currentTime }) => currentTime);
  await expect.poll(times).toEqual([5000, 5000]);
});

const PACED = "A voice beside you";
const paced = { ...shown, props: "paced" } as const;
const first = () => page.getByText("There you are. You’ve tried so hard again today.").first();
const second = () => page.getByText("You needn’t bring anything. I’m glad to see you empty-handed.").first();

test("paced words come one after the other, and wait while they are paused", async () => {
  await render(<ExamplePage {...paced} />);
  await expect.element(page.getByText("Press to begin")).toBeVisible();
  await page.getByRole("button", { name: `Play: ${PACED}` }).click();
  await expect.element(first()).toBeVisible();
  await expect.poll(() => sound().paused).toBe(false);
  expect(sound().loop).toBe(true);
  position().element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(second()).toBeVisible();
  await page.getByRole("button", { name: `Pause: ${PACED}` }).click();
  expect(sound().paused).toBe(true);
  await expect.element(second()).toBeVisible();
  await page.getByText("Read it instead").click();
  await expect.element(page.getByText("It’s enough.")).toBeVisible();
});

test("paced words end by themselves, and begin again", async () => {
  await render(<ExamplePage {...paced} />);
  await page.getByRole("button", { name: `Play: ${PACED}` }).click();
  position().element().focus();
  await userEvent.keyboard("{End}");
  await expect.element(page.getByRole("button", { name: `Play: ${PACED}` })).toBeVisible();
  expect(sound().paused).toBe(true);
  await page.getByRole("button", { name: `Play: ${PACED}` }).click();
  await expect.element(first()).toBeVisible();
});

test("paced words come without a sound where it cannot be loaded", async () => {
  await render(<ExamplePage {...paced} page={{ assetUrl: () => "data:audio/wav;base64,broken" }} />);
  await expect.element(page.getByText(/^The sound would not load\./)).toBeVisible();
  await page.getByRole("button", { name: `Play: ${PACED}` }).click();
  await expect.element(first()).toBeVisible();
  await expect.element(page.getByRole("button", { name: `Pause: ${PACED}` })).toBeVisible();
});

test("paced words stop when another sound begins", async () => {
  await render(<ExamplePage {...paced} />);
  await page.getByRole("button", { name: `Play: ${PACED}` }).click();
  await expect.poll(() => sound().paused).toBe(false);
  const other = new Audio(MINUTE);
  document.body.append(other);
  await other.play();
  await expect.element(page.getByRole("button", { name: `Play: ${PACED}` })).toBeVisible();
  other.remove();
});
