import { audioButtonWidget } from "@mindle/domain/widgets/audio-button/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import audioButton from "./widget.tsx";

const shown = {
  widget: audioButton,
  examples: audioButtonWidget.examples,
  props: "usual",
  language: "en",
} as const;

const button = () => page.getByRole("button", { name: /^Hear Riggy/ });
const play = () => page.getByRole("button", { name: "Hear Riggy Play" });
const stop = () => page.getByRole("button", { name: "Hear Riggy Stop" });

function sound(): HTMLAudioElement {
  const audio = document.querySelector("audio");
  if (audio === null) throw new Error("there is no sound");
  return audio;
}

test("plays its sound from the start, and stops", async () => {
  await render(<ExamplePage {...shown} />);
  await play().click();
  await expect.element(stop()).toBeVisible();
  expect(sound().paused).toBe(false);
  await stop().click();
  await expect.element(play()).toBeVisible();
  sound().currentTime = 0.5;
  await play().click();
  expect(sound().currentTime).toBeLessThan(0.5);
});

test("is ready again once the sound has ended", async () => {
  await render(<ExamplePage {...shown} />);
  await play().click();
  await expect.element(stop()).toBeVisible();
  await expect.element(play(), { timeout: 4000 }).toBeVisible();
  expect(sound().ended).toBe(true);
});

test("works by keyboard, and has its words beside it", async () => {
  await render(<ExamplePage {...shown} />);
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(stop()).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Let me check once more. Just once.")).toBeVisible();
});

test("another sound that starts pauses it", async () => {
  await render(
    <>
      <ExamplePage {...shown} />
      <ExamplePage {...shown} props="sound" />
    </>,
  );
  await play().click();
  await expect.element(stop()).toBeVisible();
  await page.getByRole("button", { name: "Hear the bell Play" }).click();
  await expect.element(play()).toBeVisible();
  expect(sound().paused).toBe(true);
});

test("a sound that cannot be loaded shows its words and says so, and may be tried again", async () => {
  await render(<ExamplePage {...shown} page={{ assetUrl: () => "data:audio/wav;base64,broken" }} />);
  await expect.element(page.getByText(/^The sound would not load\./)).toBeVisible();
  await expect.element(page.getByText("Let me check once more. Just once.")).toBeVisible();
  expect(button().elements()).toHaveLength(0);
  await page.getByRole("button", { name: "Load it again" }).click();
  await expect.element(page.getByText("Let me check once more. Just once.")).toBeVisible();
});

test("a sound that is missing shows its words", async () => {
  await render(<ExamplePage {...shown} language="ko" page={{ assetUrl: () => undefined }} />);
  await expect.element(page.getByText("한 번만 더 볼게. 딱 한 번만.")).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
});

test("cannot be pressed where it is disabled; its words can be read", async () => {
  await render(<ExamplePage {...shown} isDisabled={true} />);
  await expect.element(button()).toBeDisabled();
  await page.getByText("Read it instead").click();
  await expect.element(page.getByText("Let me check once more. Just once.")).toBeVisible();
});
